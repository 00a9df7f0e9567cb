import type { Module } from './imports.ts';

/** The first circle of imports that is found, as the files or folders along it. */
export function findCircle(all: readonly Module[]): string[] {
  const graph = new Map(all.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = graph.has(next) ? visit(next, [...path, file]) : [];
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const { file } of all) {
    const found = visit(file, []);
    if (found.length > 0) return found;
  }
  return [];
}
