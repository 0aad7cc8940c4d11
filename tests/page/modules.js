// Runs a module in a browser: `run({module, memory, calls})` gives what each call gave, and the bytes it left behind.
//
// `memory` has, for each name, its bytes and its lengths; a call is the name of an entry, its arguments (numbers, or
// names of memory) and the names of the memory to look at afterwards.

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const textOf = (bytes) => {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
};

window.run = async ({ module, memory, calls }) => {
  const { instance } = await WebAssembly.instantiate(bytesOf(module), {});
  const { exports } = instance;
  let end = exports.__heap_base.value;
  const room = (size) => {
    const at = Math.ceil(end / 16) * 16;
    end = at + size;
    const missing = end - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
    return at;
  };
  const row = room(64 * 8);
  const places = {};
  for (const [name, { bytes, lengths, size }] of Object.entries(memory)) {
    const at = room(size);
    new Uint8Array(exports.memory.buffer).set(bytesOf(bytes), at);
    places[name] = { at, size, numbers: [at, ...lengths] };
  }
  return calls.map(([entry, given, looked]) => {
    const numbers = given.flatMap((argument) => (typeof argument === "string" ? places[argument].numbers : [argument]));
    new BigInt64Array(exports.memory.buffer, row, numbers.length).set(numbers.map(BigInt));
    const result = Number(exports[entry](row));
    const seen = looked.map((name) => {
      const { at, size } = places[name];
      return textOf(new Uint8Array(exports.memory.buffer, at, size));
    });
    return [result, ...seen];
  });
};
