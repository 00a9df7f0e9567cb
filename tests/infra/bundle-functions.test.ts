import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions, type Handler } from '../../scripts/bundle-functions.ts';
import type { BundledFunction } from '../../scripts/function-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'bundle-'));
const outdir = join(root, 'out');
const handlers: Handler[] = [
  {
    name: 'greet',
    file: 'functions/greet.ts',
    assets: { 'fonts/plain.ttf': 'fonts-of-a-package/plain.ttf' },
  },
  { name: 'fail', file: 'functions/fail.ts' },
  { name: 'render', file: 'functions/render.ts' },
];

const sources = {
  'functions/greet.ts': `
    import { createServer } from 'node:http';
    import { shared } from './shared.ts';
    export const handler = async () => {
      const { late } = await import('./late.ts');
      return [typeof createServer, shared, late].join(' ');
    };`,
  'functions/fail.ts': `
    import { shared } from './shared.ts';
    export const handler = async () => {
      throw new Error(shared);
    };`,
  'functions/shared.ts': `export const shared = 'shared-by-both'; console.debug(shared);`,
  'functions/render.ts': `
    export const handler = async () => process.getBuiltinModule('node:fs').readFileSync(
      import.meta.dirname + '/template-engine.wasm',
    ).length;`,
  'fonts-of-a-package/plain.ttf': 'a font',
  'functions/late.ts': `export const late = 'loaded-late'; console.debug(late);`,
};

let bundled: BundledFunction[];

beforeAll(async () => {
  for (const [file, text] of Object.entries(sources)) write(file, text);
  write('out/removedRoute/index.mjs', 'old');
  write('out/greet/chunk-OLD.mjs', 'old');
  bundled = await bundleFunctions({ root, outdir, handlers });
});

afterAll(() => rmSync(root, { recursive: true }));

describe('bundling the functions', () => {
  it('makes a folder that runs wherever it is moved', () => {
    const elsewhere = join(root, 'elsewhere');
    cpSync(join(outdir, 'greet'), elsewhere, { recursive: true });
    expect(run(elsewhere, `console.log(await handler())`)).toContain('function shared-by-both loaded-late');
  });

  it('keeps lazy imports out of what is loaded at the start', () => {
    const greet = bundled.find(({ name }) => name === 'greet');
    expect(greet?.later).toBeGreaterThan(0);
    expect(run(join(outdir, 'greet'), '')).not.toContain('loaded-late');
    expect(bundled.find(({ name }) => name === 'fail')?.later).toBe(0);
  });

  it('gives a function only the parts that it uses', () => {
    expect(readdirSync(join(outdir, 'fail')).some((file) => file.startsWith('late'))).toBe(false);
    expect(readdirSync(join(outdir, 'greet')).some((file) => file.startsWith('late'))).toBe(true);
  });

  it('puts the template engine beside the functions that load it, and no others', () => {
    expect(Number(run(join(outdir, 'render'), `console.log(await handler())`))).toBeGreaterThan(500_000);
    expect(existsSync(join(outdir, 'fail', 'template-engine.wasm'))).toBe(false);
  });

  it('uses Node’s HTTP module without loading undici', () => {
    const loaded = `console.log(process.moduleLoadList.some((name) => name.includes('undici')))`;
    expect(run(join(outdir, 'greet'), loaded)).toContain('false');
    expect(node(`import { createServer } from 'node:http'; ${loaded}`)).toContain('true');
  });

  it('makes stack traces name the source', () => {
    const places = pathToFileURL('functions/runtime/source-places.ts');
    const stack = run(
      join(outdir, 'fail'),
      `const { withSourcePlaces } = await import('${places}');
      await handler().catch((error) => console.log(withSourcePlaces(error.stack)));`,
    );
    expect(stack).toMatch(/fail\.ts:4/);
  });

  it('starts from what V8 compiled, and only from what is of this very code', () => {
    const folder = join(root, 'compiled');
    cpSync(join(outdir, 'greet'), folder, { recursive: true });
    expect(compiledParts(folder)).toEqual(['main.js', expect.stringMatching(/^late/)]);

    // V8 itself would take this, since the code is as long as before.
    const main = join(folder, 'main.js');
    writeFileSync(main, readFileSync(main, 'utf8').replace('shared-by-both', 'shared-by-each'));
    expect(run(folder, 'console.log(await handler())')).toContain('function shared-by-each loaded-late');
    expect(compiledParts(folder)).toEqual([expect.stringMatching(/^late/)]);

    const otherwise = ['--stack-size=900', '--input-type=module', '-e', answered(folder)];
    expect(execFileSync(process.execPath, otherwise, { encoding: 'utf8' })).toContain('loaded-late');
    rmSync(join(folder, 'main.js.compiled'));
    expect(run(folder, 'console.log(await handler())')).toContain('function shared-by-each loaded-late');
  });

  it('puts the files that a function reads next to it, and next to no other', () => {
    expect(readFileSync(join(outdir, 'greet/fonts/plain.ttf'), 'utf8')).toBe('a font');
    expect(existsSync(join(outdir, 'fail/fonts'))).toBe(false);
  });

  it('removes bundles that no route needs', () => {
    expect(existsSync(join(outdir, 'removedRoute'))).toBe(false);
    expect(existsSync(join(outdir, 'greet/chunk-OLD.mjs'))).toBe(false);
  });

  it('names each route without a handler, and writes nothing', async () => {
    const missing = { name: 'missing', file: 'functions/missing.ts' };
    await expect(
      bundleFunctions({ root, outdir: join(root, 'none'), handlers: [...handlers, missing] }),
    ).rejects.toThrow('No handler for missing (functions/missing.ts).');
    expect(existsSync(join(root, 'none'))).toBe(false);
  });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function run(folder: string, then: string): string {
  return node(
    `const { handler } = await import(${JSON.stringify(pathToFileURL(join(folder, 'index.mjs')))}); ${then}`,
  );
}

const answered = (folder: string): string =>
  `const { handler } = await import(${JSON.stringify(pathToFileURL(join(folder, 'index.mjs')))}); console.log(await handler())`;

/** The parts that V8 takes as they were compiled when a function answers. */
function compiledParts(folder: string): string[] {
  const spy = `
    const vm = process.getBuiltinModule('node:vm');
    const { Script } = vm;
    const accepted = [];
    vm.Script = class extends Script {
      constructor(code, options) {
        super(code, options);
        if (options.cachedData && !this.cachedDataRejected) accepted.push(options.filename.split('/').at(-1));
      }
    };
    console.debug = () => {};`;
  const program = `${spy}\n${answered(folder).replace(/console\.log\((.*)\)$/, '$1')}; console.log(JSON.stringify(accepted))`;
  return JSON.parse(node(program));
}

function node(program: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
}
