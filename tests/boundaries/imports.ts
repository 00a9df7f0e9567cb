import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A file and what it imports: paths from the project's root, or packages by name. Type imports count as well. */
export interface Module {
  readonly file: string;
  readonly imports: readonly string[];
}

/** Reads every module below these folders. Throws on a file that cannot be parsed. */
export function modulesBelow(folders: readonly string[]): Module[] {
  return globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .sort()
    .map((file) => ({ file, imports: importsOf(file) }));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end))),
  ];
  return [...new Set(named.map((name) => resolved(file, name)))];
}

/** The name in a dynamic import, where it is written out. */
const literal = (argument: string): string[] => {
  const [, name] = /^['"`]([^'"`$]+)['"`]$/.exec(argument) ?? [];
  return name === undefined ? [] : [name];
};

function resolved(file: string, name: string): string {
  if (name.startsWith('#shared/')) return name.slice(1);
  if (name.startsWith('#web/')) return `web/src/${name.slice('#web/'.length)}`;
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
}
