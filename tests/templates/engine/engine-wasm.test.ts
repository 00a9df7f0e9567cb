import { describe, expect, it } from 'vitest';
import { countSteps } from '../../../scripts/template-engine/count-steps.ts';
import { limitMemory } from '../../../scripts/template-engine/limit-memory.ts';
import { readSections, sectionIds, writeSections } from '../../../scripts/template-engine/wasm-sections.ts';

/** `fill(n)` fills n bytes of memory with ones, `spin(n)` turns a loop n times; two pages of memory. */
const module = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[1, 5, 1, 0x60, 1, 0x7f, 0],
  ...[3, 3, 2, 0, 0],
  ...[5, 3, 1, 0, 2],
  ...[6, 6, 1, 0x7f, 1, 0x41, 0, 0x0b],
  ...[7, 21, 3, 3, 0x6d, 0x65, 0x6d, 2, 0, 4, 0x66, 0x69, 0x6c, 0x6c, 0, 0, 4, 0x73, 0x70, 0x69, 0x6e, 0, 1],
  ...[10, 28, 2, 11, 0, 0x41, 0, 0x41, 1, 0x20, 0, 0xfc, 11, 0, 0x0b],
  ...[14, 0, 0x03, 0x40, 0x20, 0, 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, 0x0b, 0x0b],
]);

const open = async () => {
  const { instance } = await WebAssembly.instantiate(
    writeSections(module, countSteps(limitMemory(readSections(module)))) as BufferSource,
  );
  return instance.exports as unknown as {
    readonly mem: WebAssembly.Memory;
    readonly stepsLeft: WebAssembly.Global<'i32'>;
    fill(bytes: number): void;
    spin(turns: number): void;
  };
};

describe('the bounds that are written into a module', () => {
  it('let its memory grow to 64 MB', async () => {
    const { mem } = await open();
    mem.grow(1_022);
    expect(mem.buffer.byteLength).toBe(64 * 1024 * 1024);
    expect(() => mem.grow(1)).toThrow(RangeError);
  });

  it('count calls and turns of loops, and trap when none are left', async () => {
    const { stepsLeft, spin } = await open();
    stepsLeft.value = 100;
    spin(10);
    expect(stepsLeft.value).toBe(89);
    expect(() => spin(1_000)).toThrow(WebAssembly.RuntimeError);
    expect(stepsLeft.value).toBe(-1);
  });

  it('count what is filled at once, before it is', async () => {
    const { mem, stepsLeft, fill } = await open();
    stepsLeft.value = 3;
    fill(128);
    expect(stepsLeft.value).toBe(0);
    stepsLeft.value = 10;
    expect(() => fill(65_536)).toThrow(WebAssembly.RuntimeError);
    expect(new Uint8Array(mem.buffer).filter((byte) => byte === 1)).toHaveLength(128);
  });

  it('are not written into a module with instructions of unknown cost', () => {
    const sections = readSections(module).map(({ id, content }) => ({
      id,
      // Vector instructions.
      content: id === sectionIds.code ? content.map((byte) => (byte === 0xfc ? 0xfd : byte)) : content,
    }));
    expect(() => countSteps(sections)).toThrow('The instruction 0xfd is not expected.');
  });
});
