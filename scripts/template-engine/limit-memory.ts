/** 64 KB each; 1,024 pages are 64 MB. */
const mostPages = 1_024;

/** Ids of sections, as the WebAssembly specification numbers them. */
const memorySection = 5;

/**
 * A WebAssembly module whose memory cannot grow beyond 64 MB. The template engine counts steps but not memory:
 * `'x' * 1000000000` would take 2 GB. Throws where the module declares no memory of its own.
 */
export function limitMemory(wasm: Uint8Array): Uint8Array {
  let at = 8;
  while (at < wasm.length) {
    const id = wasm[at];
    const [size, body] = readNumber(wasm, at + 1);
    if (id === memorySection) {
      const limited = limitedSection(wasm, body);
      return Buffer.concat([wasm.subarray(0, at), limited, wasm.subarray(body + size)]);
    }
    at = body + size;
  }
  throw new Error('The template engine declares no memory.');
}

/** The section with one memory: how many, its flags (1: has a maximum), its minimum and its maximum. */
function limitedSection(wasm: Uint8Array, body: number): Uint8Array {
  const [count, flags] = readNumber(wasm, body);
  const [least] = readNumber(wasm, flags + 1);
  if (count !== 1 || least > mostPages) throw new Error('The template engine’s memory is not as expected.');
  const content = [1, 1, ...writeNumber(least), ...writeNumber(mostPages)];
  return Uint8Array.from([memorySection, ...writeNumber(content.length), ...content]);
}

/** An unsigned LEB128 number, and the position behind it. */
function readNumber(bytes: Uint8Array, start: number): [value: number, end: number] {
  let [value, shift, at] = [0, 0, start];
  for (;;) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    at += 1;
    if (byte < 128) return [value, at];
  }
}

function writeNumber(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...writeNumber(value >>> 7)];
}
