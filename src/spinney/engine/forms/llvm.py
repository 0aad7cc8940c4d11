"""LLVM: from a translated program to machine code, for this processor or for WebAssembly.

The whole program is optimised at once: only its entries can be called from outside, everything else may be inlined,
specialised or dropped.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

WASM = "wasm32-unknown-unknown"
PLAIN = "+mutable-globals,+sign-ext,+nontrapping-fptoint,+bulk-memory"
"""What browsers have been able to do for many years."""
VECTORS = f"{PLAIN},+simd128"
"""And to reckon with several numbers at once, which Safari can do since March 2023: nets think twice as fast."""
FROM_OUTSIDE = {"memcpy", "memset", "memmove"}
"""All that a program may call and not have: copying and filling memory."""
PRELUDE = """
define void @NRT_MemInfo_call_dtor(ptr %0) {
  ret void
}

declare double @llvm.sqrt.f64(double)

define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""
"""What Numba's code calls: its memory manager, to clear up what nobody has allocated, and the square root, which is an
instruction of every machine, and exact."""
DOT_PRODUCT = """
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)

define i64 @dot_product(ptr %one, ptr %other, i64 %n) alwaysinline nounwind {
start:
  %whole = and i64 %n, -16
  %any = icmp ne i64 %whole, 0
  br i1 %any, label %sixteen, label %rest
sixteen:
  %i = phi i64 [ 0, %start ], [ %next, %sixteen ]
  %sums = phi <8 x i32> [ zeroinitializer, %start ], [ %more, %sixteen ]
  %a = getelementptr i16, ptr %one, i64 %i
  %b = getelementptr i16, ptr %other, i64 %i
  %x = load <16 x i16>, ptr %a, align 2
  %y = load <16 x i16>, ptr %b, align 2
  %wide.x = sext <16 x i16> %x to <16 x i32>
  %wide.y = sext <16 x i16> %y to <16 x i32>
  %products = mul nsw <16 x i32> %wide.x, %wide.y
  %even = shufflevector <16 x i32> %products, <16 x i32> poison,
    <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %odd = shufflevector <16 x i32> %products, <16 x i32> poison,
    <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %pairs = add <8 x i32> %even, %odd
  %more = add <8 x i32> %sums, %pairs
  %next = add nuw i64 %i, 16
  %again = icmp ult i64 %next, %whole
  br i1 %again, label %sixteen, label %rest
rest:
  %all = phi <8 x i32> [ zeroinitializer, %start ], [ %more, %sixteen ]
  %sum = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %all)
  %left = icmp ult i64 %whole, %n
  br i1 %left, label %single, label %done
single:
  %j = phi i64 [ %whole, %rest ], [ %j.next, %single ]
  %total = phi i32 [ %sum, %rest ], [ %total.next, %single ]
  %c = getelementptr i16, ptr %one, i64 %j
  %d = getelementptr i16, ptr %other, i64 %j
  %p = load i16, ptr %c, align 2
  %q = load i16, ptr %d, align 2
  %wide.p = sext i16 %p to i32
  %wide.q = sext i16 %q to i32
  %product = mul nsw i32 %wide.p, %wide.q
  %total.next = add nsw i32 %total, %product
  %j.next = add nuw i64 %j, 1
  %further = icmp ult i64 %j.next, %n
  br i1 %further, label %single, label %done, !llvm.loop !0
done:
  %found = phi i32 [ %sum, %rest ], [ %total.next, %single ]
  %given = sext i32 %found to i64
  ret i64 %given
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.vectorize.enable", i1 false}
!2 = !{!"llvm.loop.unroll.disable"}
"""
"""`dot_product` of sixteen numbers at once, and of those that are left one by one. Products are added up in pairs, for
which processors have an instruction; left to itself, LLVM uses half of it, and nets think a fifth longer."""

SMALL_LOOPS = "-unroll-threshold=50"
"""Loops are written out only where little comes of it: by LLVM's own measure, 300, Floresta takes a tenth longer and
Dartmoor a fourteenth less. It holds for all that LLVM makes in this process."""

TOGETHER = sys.platform == "linux"
"""Whether code and constants are loaded into one piece of memory (`compiled.py`): so they may be taken to be close."""

RAISES = "a_rule_raises"
"""Called where a rule raises an exception. No rule does, so nothing is left of it when the program is optimised."""


def for_no_machine(text: str) -> str:
    """Numba's code without what it says of this machine."""
    text = re.sub(r"target (triple|datalayout) = .*\n", "", text)
    return re.sub(r'"(target-cpu|target-features|probe-stack)"="[^"]*"', "", text)


def outside(name: str, inner: str) -> str:
    """Code that gives an entry, which Numba has made to be called in its own way, a plain name and a plain result."""
    return f"""
declare void @{RAISES}()
declare i32 @"{inner}"(ptr, ptr, ptr)

define i64 @{name}(ptr %row) {{
  %result = alloca i64
  %error = alloca ptr
  store i64 0, ptr %result
  %status = call i32 @"{inner}"(ptr %result, ptr %error, ptr %row)
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %raised, label %done
raised:
  call void @{RAISES}()
  br label %done
done:
  %given = load i64, ptr %result
  ret i64 %given
}}
"""


@cache
def binding() -> Any:
    llvm: Any = import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.set_option("spinney", SMALL_LOOPS)
    return llvm


def joined(texts: Sequence[str], entries: Sequence[str]) -> bytes:
    """Pieces in LLVM's language as one program, of which only the entries can be seen. For no machine yet."""
    llvm = binding()
    whole = llvm.parse_assembly(PRELUDE + DOT_PRODUCT)
    for text in texts:
        whole.link_in(llvm.parse_assembly(text))
    hide_others(whole, entries)
    bitcode: bytes = whole.as_bitcode()
    return bitcode


def hide_others(module: Any, entries: Sequence[str]) -> None:
    """From now on only these functions can be seen from outside; what they do not need will be dropped."""
    for thing in [*module.functions, *module.global_variables]:
        if not thing.is_declaration and thing.name not in entries:
            thing.linkage = "internal"


def for_wasm(program: bytes, entries: Sequence[str], features: str) -> bytes:
    """An object file for WebAssembly with these features, with these entries of a program."""
    target = binding().Target.from_triple(WASM)
    machine = target.create_target_machine(cpu="generic", features=features, opt=3, reloc="static")
    module = binding().parse_bitcode(program)
    hide_others(module, entries)
    return _object(module, machine)


def for_here(program: bytes) -> bytes:
    """An object file for this very processor, to be loaded into this process."""
    return _object(binding().parse_bitcode(program), this_machine())


def this_machine() -> Any:
    """This processor, for code that is loaded into a process.

    LLVM takes such code to lie anywhere in 64 bits, so that every call and every constant needs an address of its own
    in a register: that costs up to a seventh of the speed. Where all of it is loaded together there is no need.
    """
    llvm = binding()
    cpu, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    target = llvm.Target.from_default_triple()
    close = {"codemodel": "small", "reloc": "pic"} if TOGETHER else {"codemodel": "jitdefault"}
    return target.create_target_machine(cpu=cpu, features=features, opt=3, jit=True, **close)


def processor() -> str:
    """What tells apart processors that cannot run each other's code."""
    llvm = binding()
    return f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


def _object(module: Any, machine: Any) -> bytes:
    llvm = binding()
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    check(module)
    code: bytes = machine.emit_object(module)
    return code


def check(module: Any) -> None:
    """Rules neither allocate memory nor raise exceptions: what a program calls from outside shows it."""
    called = {f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")} - FROM_OUTSIDE
    if called - {RAISES}:
        raise RuntimeError(f"the rules call what no form of them has: {', '.join(sorted(called - {RAISES}))}")
    if called:
        raise RuntimeError("a rule raises an exception: rules have no way to")
