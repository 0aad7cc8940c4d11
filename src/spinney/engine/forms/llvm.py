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
    return llvm


def joined(texts: Sequence[str], entries: Sequence[str]) -> bytes:
    """Pieces in LLVM's language as one program, of which only the entries can be seen. For no machine yet."""
    llvm = binding()
    whole = llvm.parse_assembly(PRELUDE)
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
