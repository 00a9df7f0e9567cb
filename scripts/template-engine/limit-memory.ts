import { numberBytes, WasmReader } from './wasm-bytes.ts';
import { changeSection, sectionIds, type WasmSection } from './wasm-sections.ts';

/** 64 KB each; 1,024 pages are 64 MB. */
const mostPages = 1_024;

/**
 * A module whose memory cannot grow beyond 64 MB. The template engine counts its own steps but not memory:
 * `'x' * 1000000000` would take 2 GB. Throws where the module has not exactly one memory of its own.
 */
export const limitMemory = (sections: readonly WasmSection[]): WasmSection[] =>
  changeSection(sections, sectionIds.memory, (content) => {
    const reader = new WasmReader(content);
    const count = reader.number();
    reader.byte();
    const least = reader.number();
    if (count !== 1 || least > mostPages) throw new Error('The module’s memory is not as expected.');
    // One memory that has a maximum.
    return Uint8Array.from([1, 1, ...numberBytes(least), ...numberBytes(mostPages)]);
  });
