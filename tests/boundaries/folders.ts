import { dirname } from 'node:path';
import type { Module } from './imports.ts';

/** Each folder that holds modules, with the other folders that its own modules import; what is below it counts apart. */
export function foldersOf(modules: readonly Module[]): Module[] {
  const folders = Map.groupBy(modules, ({ file }) => dirname(file));
  return [...folders].map(([folder, within]) => {
    const imported = within.flatMap(({ imports }) => imports.map((file) => dirname(file)));
    return { file: folder, imports: [...new Set(imported)].filter((other) => other !== folder) };
  });
}
