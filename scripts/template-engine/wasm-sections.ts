import { sized, WasmReader } from './wasm-bytes.ts';

export interface WasmSection {
  readonly id: number;
  readonly content: Uint8Array;
}

/** Ids of sections, as the WebAssembly specification numbers them. */
export const sectionIds = {
  custom: 0,
  types: 1,
  functions: 3,
  memory: 5,
  globals: 6,
  exports: 7,
  code: 10,
} as const;

/** The magic number and the version. */
const headerLength = 8;

export function readSections(wasm: Uint8Array): WasmSection[] {
  const reader = new WasmReader(wasm, headerLength);
  const sections: WasmSection[] = [];
  while (reader.at < wasm.length) {
    const id = reader.byte();
    sections.push({ id, content: reader.take(reader.number()) });
  }
  return sections;
}

export const writeSections = (wasm: Uint8Array, sections: readonly WasmSection[]): Uint8Array =>
  Buffer.concat([
    wasm.subarray(0, headerLength),
    ...sections.flatMap(({ id, content }) => [Uint8Array.of(id), sized(content)]),
  ]);

/** The sections with one of them changed. Throws where the module has none of that id. */
export function changeSection(
  sections: readonly WasmSection[],
  id: number,
  change: (content: Uint8Array) => Uint8Array,
): WasmSection[] {
  if (!sections.some((section) => section.id === id)) throw new Error(`The module has no section ${id}.`);
  return sections.map((section) => (section.id === id ? { id, content: change(section.content) } : section));
}
