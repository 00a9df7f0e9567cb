import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { fontAssets } from '../functions/pdf/fonts.ts';
import { templateEngineFile } from '../functions/runtime/template-engine.ts';
import { triggerHandlers } from '../infra/permissions/triggers.ts';
import { workerHandlers } from '../infra/permissions/workers.ts';
import { handlerFile, routes } from '../shared/contract/routes.ts';
import { asScriptOnce } from './as-script.ts';
import { directImports } from './direct-imports.ts';
import { type BundledFunction, removeOthers, scriptsByName, writeFunctionFolder } from './function-folder.ts';
import { partJoiner } from './join-parts.ts';
import { noCompiledSchemas } from './no-compiled-schemas.ts';
import { noCompressedFonts } from './no-compressed-fonts.ts';
import { noConfigFiles } from './no-config-files.ts';
import { noEndpointDiscovery } from './no-endpoint-discovery.ts';
import { noJsonSchemas } from './no-json-schemas.ts';
import { nodeBuiltins } from './node-builtins.ts';
import { packageVersions } from './package-versions.ts';
import { pureConstants } from './pure-constants.ts';
import { shareOut } from './share-out.ts';
import { templateEngineWasm } from './template-engine/template-engine-wasm.ts';

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
  /** All routes of the contract, what runs at a deployment, and the workers, when left out. */
  readonly handlers?: readonly Handler[];
}

/** The file of an outdir that says what was bundled into it: an array of BundledFunction, in JSON. */
export const bundledList = 'bundled.json';

/**
 * Bundles each handler into a folder that Lambda takes as it is: `<outdir>/<name>/index.mjs` with the parts that it
 * loads then or later beside it, and what V8 makes of them. Throws naming those whose handler is missing.
 */
export async function bundleFunctions(options: BundleOptions = {}): Promise<BundledFunction[]> {
  const {
    root = process.cwd(),
    outdir = 'dist/functions',
    handlers = [...ofAllRoutes(), ...others],
  } = options;
  const missing = handlers.filter(({ file }) => !existsSync(join(root, file)));
  if (missing.length > 0)
    throw new Error(`No handler for ${missing.map(({ name, file }) => `${name} (${file})`).join(', ')}.`);

  const folder = resolve(root, outdir);
  const parts = join(folder, 'parts-of-all');
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(handlers.map(({ name, file }) => [name, file])),
    outdir: parts,
    outExtension: { '.js': '.mjs' },
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
    // Joining minifies; before it, what is pure has to stay marked as such.
    minify: false,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    // Lambda's keys are in its environment: the SDK's other sources of them are 130 KB that never run.
    alias: { '@aws-sdk/credential-provider-node': './functions/runtime/environment-credentials.ts' },
    plugins: [
      nodeBuiltins,
      packageVersions,
      noCompressedFonts,
      noConfigFiles,
      noEndpointDiscovery,
      noCompiledSchemas,
      noJsonSchemas,
      directImports,
      pureConstants,
    ],
    logLevel: 'warning',
  });

  const entry = await bundledEntry();
  const templateEngine = templateEngineWasm();
  const joiners = await Promise.all(Array.from({ length: availableParallelism() }, () => partJoiner(parts)));
  const asScript = asScriptOnce();
  const workers = joiners.map(({ joinPartsOf }) => async ({ name, assets = {} }: Handler) => {
    const own = join(folder, name);
    const joined = await joinPartsOf(name);
    const scripts = await scriptsByName(joined.metafile, joined.outputFiles, asScript);
    const rendersTemplates = joined.outputFiles.some(({ text }) => text.includes(templateEngineFile));
    const files = rendersTemplates ? { [templateEngineFile]: templateEngine } : {};
    const made = writeFunctionFolder({
      name,
      folder: own,
      entry,
      scripts,
      files,
      assets: Object.keys(assets),
    });
    for (const [to, from] of Object.entries(assets)) copy(join(root, from), join(own, to));
    return made;
  });
  const bundled = await shareOut(handlers, workers);
  for (const { close } of joiners) await close();
  removeOthers(folder, new Set(handlers.map(({ name }) => name)));
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'compile-parts.ts'),
    ...bundled.map((made) => made.folder),
  ]);
  writeFileSync(join(folder, bundledList), JSON.stringify(bundled));
  return bundled;
}

/** The code of `index.mjs`, which is the same for all. */
async function bundledEntry(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: ['functions/runtime/bundle-entry.ts'],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    logLevel: 'warning',
  });
  const [entry] = outputFiles;
  if (!entry) throw new Error('The bundler wrote no entry.');
  return entry.contents;
}

/** Routes that make a PDF. */
const printing: ReadonlySet<string> = new Set(['createReport', 'downloadInvoice']);

const ofAllRoutes = (): Handler[] =>
  routes.map((route) => ({
    name: route.name,
    file: handlerFile(route),
    ...(printing.has(route.name) && { assets: fonts() }),
  }));

const others: readonly Handler[] = [
  { name: 'unknownCall', file: 'functions/http/unknown-call.ts' },
  { name: 'loadCatalogue', file: 'functions/catalogue/load-catalogue.ts' },
  ...triggerHandlers,
  ...workerHandlers,
];

const fonts = (): Record<string, string> =>
  Object.fromEntries(
    fontAssets.map(({ name, from, path }) => [`fonts/${name}`, join('node_modules', from, path)]),
  );

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
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
