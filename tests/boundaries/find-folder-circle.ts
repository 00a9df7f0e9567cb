import { dirname } from 'node:path';
import { findCircle } from './find-circle.ts';
import type { Module } from './imports.ts';

/**
 * The first circle of folders that is found, as one import for each step of it. A folder is the modules directly in it: a
 * parent and what is below it may not import each other either. Style sheets are no modules.
 */
export function findFolderCircle(modules: readonly Module[]): string[] {
  const files = new Set(modules.map(({ file }) => file));
  const folders = Map.groupBy(
    modules.flatMap(({ file, imports }) =>
      imports.filter((path) => files.has(path)).map((path) => ({ file, path })),
    ),
    ({ file }) => dirname(file),
  );
  const circle = findCircle(
    [...folders].map(([folder, own]) => {
      const imported = new Set(own.map(({ path }) => dirname(path)));
      imported.delete(folder);
      return { file: folder, imports: [...imported] };
    }),
  );
  return circle.slice(1).flatMap((next, index) => {
    const step = folders.get(circle[index] ?? '')?.find(({ path }) => dirname(path) === next);
    return step ? [`${step.file} → ${step.path}`] : [];
  });
}
