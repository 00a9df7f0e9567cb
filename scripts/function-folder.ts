import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { compiledName } from '../functions/runtime/compiled-part.ts';
import type { AsScript, ScriptPart } from './as-script.ts';
import { type PartFile, partFile } from './part-file.ts';

export interface BundledFunction {
  readonly name: string;
  /** Absolute, where it was bundled. */
  readonly folder: string;
  /** What is loaded when the function starts, in bytes; source maps apart. */
  readonly atStart: number;
  /** What is loaded later, by `import()`. */
  readonly later: number;
}

export interface LoadedScript extends ScriptPart {
  /** Names of the parts that are loaded with it; those that it loads later are left out. */
  readonly imports: readonly string[];
}

/** The scripts of a function by their file names; esbuild puts them all into one folder. */
export async function scriptsByName(
  { outputs }: Metafile,
  files: readonly OutputFile[],
  asScript: AsScript,
): Promise<ReadonlyMap<string, LoadedScript>> {
  const texts = new Map(files.map((file) => [basename(file.path), file.text]));
  const codes = Object.entries(outputs).filter(([path]) => !path.endsWith('.map'));
  const scripts = codes.map(async ([path, { imports }]) => {
    const name = basename(path);
    const part = await asScript(name, texts.get(name) ?? '', texts.get(`${name}.map`) ?? '');
    const loaded = imports.filter(({ external, kind }) => !external && kind !== 'dynamic-import');
    return [name, { ...part, imports: loaded.map((imported) => basename(imported.path)) }] as const;
  });
  return new Map(await Promise.all(scripts));
}

interface FunctionFolder {
  readonly name: string;
  readonly folder: string;
  /** The code of `index.mjs`. */
  readonly entry: Uint8Array;
  readonly scripts: ReadonlyMap<string, LoadedScript>;
  /** Files that are written beside them, by their names. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Paths of what others put into the folder, and which stays. */
  readonly assets: readonly string[];
}

/** Writes one function's folder. The entry comes last, so that whoever watches it finds its parts. */
export function writeFunctionFolder({
  name,
  folder,
  entry,
  scripts,
  files,
  assets,
}: FunctionFolder): BundledFunction {
  const parts = partFiles(scripts);
  const atStart = bytes([parts.get(main)]) + entry.byteLength;
  const written = new Set<string>();
  const write = (file: string, contents: Uint8Array) => {
    writeFileSync(join(folder, file), contents);
    written.add(file);
  };

  mkdirSync(folder, { recursive: true });
  for (const [file, { code, map }] of parts) {
    write(`${file}.map`, map);
    write(file, code);
    written.add(compiledName(file));
  }
  for (const [file, contents] of Object.entries(files)) write(file, contents);
  write('index.mjs', entry);
  written.add('compiled-by');
  removeOthers(folder, new Set([...written, ...assets.map((path) => path.split('/')[0] ?? path)]));
  return { name, folder, atStart, later: bytes(parts.values()) + entry.byteLength - atStart };
}

/** The script that has the handler. */
const main = 'main.js';

/** A script and everything that it imports. */
function loadedWith(
  start: string,
  scripts: ReadonlyMap<string, LoadedScript>,
  loaded = new Map<string, LoadedScript>(),
): ReadonlyMap<string, LoadedScript> {
  const script = scripts.get(start);
  if (!script) throw new Error(`The bundler names ${start}, but did not write it.`);
  if (loaded.has(start)) return loaded;
  loaded.set(start, script);
  for (const imported of script.imports) loadedWith(imported, scripts, loaded);
  return loaded;
}

/** One file for all that is loaded at the start, each of which would cost some time of every cold start, and one for each other part. */
function partFiles(scripts: ReadonlyMap<string, LoadedScript>): ReadonlyMap<string, PartFile> {
  const first = loadedWith(main, scripts);
  const files = new Map([[main, partFile(main, first)]]);
  for (const [name, script] of scripts)
    if (!first.has(name)) files.set(name, partFile(name, new Map([[name, script]])));
  return files;
}

const bytes = (files: Iterable<PartFile | undefined>): number =>
  [...files].reduce((sum, file) => sum + (file?.code.byteLength ?? 0), 0);

/** Removes what is in a folder and not to be kept. */
export function removeOthers(folder: string, keep: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!keep.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}
