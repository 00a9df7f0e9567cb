import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
import { fontAssets } from '../functions/reports/document/base/fonts.ts';
import { handlerFile, routes } from '../shared/contract/routes.ts';
import { joinParts } from './join-parts.ts';
import { nodeBuiltins } from './node-builtins.ts';

export interface Handler {
  /** The name of its route, or of what else it is for; and the folder's that its bundle gets. */
  readonly name: string;
  /** From the project's root. */
  readonly file: string;
  /** Files that it reads at run time, from the project's root; each under its path beside the bundle. */
  readonly assets?: Readonly<Record<string, string>>;
}

export interface BundleOptions {
  /** Where the project is; the working directory when left out. */
  readonly root?: string;
  readonly outdir?: string;
  /** All routes of the contract, and what runs at a deployment, when left out. */
  readonly handlers?: readonly Handler[];
}

export interface BundledFunction {
  readonly name: string;
  readonly folder: string;
  /** What is loaded when the function starts, in bytes; source maps apart. */
  readonly atStart: number;
  /** What is loaded later, by `import()`. */
  readonly later: number;
}

/**
 * Bundles each handler into a folder that Lambda takes as it is: `<outdir>/<name>/index.mjs` with the parts that it
 * shares or loads later beside it. Throws naming those whose handler is missing.
 */
export async function bundleFunctions(options: BundleOptions = {}): Promise<BundledFunction[]> {
  const {
    root = process.cwd(),
    outdir = 'dist/functions',
    handlers = [...ofAllRoutes(), ...atDeployment],
  } = options;
  const missing = handlers.filter(({ file }) => !existsSync(join(root, file)));
  if (missing.length > 0)
    throw new Error(`No handler for ${missing.map(({ name, file }) => `${name} (${file})`).join(', ')}.`);

  const folder = resolve(root, outdir);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(handlers.map(({ name, file }) => [name, file])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    define: {
      // pdfmake asks where it stands; an ES module says it so.
      __dirname: 'import.meta.dirname',
      // The SDK asks of each body whether it is a web stream. In Node none is, and asking loads them: 2 ms of a cold start.
      ReadableStream: 'undefined',
    },
    // The SDK's ES modules can be shaken; its CommonJS ones, which Node would choose, cannot.
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    // Lambda's keys are in its environment: the SDK's other sources of them are 130 KB that never run.
    alias: { '@aws-sdk/credential-provider-node': './functions/runtime/environment-credentials.ts' },
    plugins: [nodeBuiltins],
    logLevel: 'warning',
  });

  removeOthers(folder, new Set(handlers.map(({ name }) => name)));
  return Promise.all(
    handlers.map(async ({ name, assets = {} }) => {
      const own = join(folder, name);
      const joined = await joinParts(join(folder, `${name}.mjs`), own, outputFiles);
      const bundled = assemble(name, own, byName(joined.metafile, joined.outputFiles), Object.keys(assets));
      for (const [to, from] of Object.entries(assets)) copy(join(root, from), join(own, to));
      return bundled;
    }),
  );
}

const ofAllRoutes = (): Handler[] =>
  routes.map((route) => ({
    name: route.name,
    file: handlerFile(route),
    ...(route.name === 'createReport' && { assets: fonts() }),
  }));

const atDeployment: readonly Handler[] = [
  { name: 'loadCatalogue', file: 'functions/catalogue/load-catalogue.ts' },
];

const fonts = (): Record<string, string> =>
  Object.fromEntries(
    fontAssets.map(({ name, from, path }) => [`fonts/${name}`, join('node_modules', from, path)]),
  );

interface Output {
  readonly code: OutputFile;
  readonly map: OutputFile | undefined;
  /** Names of the files that are loaded with it; those that it loads later are left out. */
  readonly imports: readonly string[];
}

/** Outputs by their file name; esbuild puts them all into one folder. */
function byName({ outputs }: Metafile, files: readonly OutputFile[]): ReadonlyMap<string, Output> {
  const contents = new Map(files.map((file) => [basename(file.path), file]));
  const found = new Map<string, Output>();
  for (const [path, { imports }] of Object.entries(outputs)) {
    const name = basename(path);
    const code = contents.get(name);
    if (!code || name.endsWith('.map')) continue;
    found.set(name, {
      code,
      map: contents.get(`${name}.map`),
      imports: imports
        .filter(({ external, kind }) => !external && kind !== 'dynamic-import')
        .map((imported) => basename(imported.path)),
    });
  }
  return found;
}

/** Writes one function's folder. The entry comes last, so that whoever watches it finds its parts. */
function assemble(
  name: string,
  folder: string,
  outputs: ReadonlyMap<string, Output>,
  assets: readonly string[],
): BundledFunction {
  const atStart = bytes(loadedWith(entry, outputs));
  const written = new Set<string>();
  const write = (file: string, { contents }: OutputFile) => {
    writeFileSync(join(folder, file), contents);
    written.add(file);
  };

  mkdirSync(folder, { recursive: true });
  for (const [file, { code, map }] of [...outputs].toSorted(
    ([a], [b]) => Number(a === entry) - Number(b === entry),
  )) {
    if (map) write(`${file}.map`, map);
    write(file, code);
  }
  removeOthers(folder, new Set([...written, ...assets.map((path) => path.split('/')[0] ?? path)]));
  return { name, folder, atStart, later: bytes(outputs) - atStart };
}

const entry = 'index.mjs';

/** A file and everything that it imports. */
function loadedWith(
  start: string,
  outputs: ReadonlyMap<string, Output>,
  loaded = new Map<string, Output>(),
): ReadonlyMap<string, Output> {
  const output = outputs.get(start);
  if (!output) throw new Error(`The bundler names ${start}, but did not write it.`);
  if (loaded.has(start)) return loaded;
  loaded.set(start, output);
  for (const imported of output.imports) loadedWith(imported, outputs, loaded);
  return loaded;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

const bytes = (parts: ReadonlyMap<string, Output>): number =>
  [...parts.values()].reduce((sum, { code }) => sum + code.contents.byteLength, 0);

function removeOthers(folder: string, keep: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!keep.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}

if (import.meta.main) {
  try {
    for (const bundled of await bundleFunctions()) console.log(sizes(bundled));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function sizes({ name, atStart, later }: BundledFunction): string {
  const kilobytes = (size: number): string => `${Math.ceil(size / 1000)} KB`;
  const when = later > 0 ? `, ${kilobytes(later)} when needed` : '';
  return `${name.padEnd(20)}${kilobytes(atStart).padStart(8)}${when}`;
}
