import type { ScriptPart } from './as-script.ts';

/** A file of parts as it is written, and its source map. */
export interface PartFile {
  readonly code: Uint8Array;
  readonly map: Uint8Array;
}

/**
 * The file for `functions/runtime/part-loader.ts` that has these parts: an object of their functions, by the names under which
 * they load each other. Its source map has a section for each.
 * @param name of the file
 */
export function partFile(name: string, parts: ReadonlyMap<string, ScriptPart>): PartFile {
  const sections: { offset: { line: number; column: number }; map: unknown }[] = [];
  const lines = ['({'];
  for (const [part, { code, map }] of parts) {
    const key = `${JSON.stringify(`./${part}`)}:`;
    sections.push({ offset: { line: lines.length, column: key.length }, map: JSON.parse(map) });
    lines.push(...`${key}${code},`.split('\n'));
  }
  lines.push('})', `//# sourceMappingURL=${name}.map`, '');
  return {
    code: Buffer.from(lines.join('\n')),
    map: Buffer.from(JSON.stringify({ version: 3, file: name, sections })),
  };
}
