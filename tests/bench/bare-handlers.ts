import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleFunctions } from '../../scripts/bundle-functions.ts';

export interface BareHandler {
  readonly module: string;
  /** Of what is loaded at the start. */
  readonly bytes: number;
}

export interface BareHandlers {
  /** Bundled by esbuild as usual: one minified ES module. */
  readonly usual: BareHandler;
  /** Bundled with all the options of our own functions. */
  readonly tuned: BareHandler;
  remove(): void;
}

const file = 'tests/bench/peers/bare-handler.ts';

/** Bundles the bare handler, in both ways, into a temporary folder. */
export async function bundleBareHandlers(): Promise<BareHandlers> {
  const folder = mkdtempSync(join(tmpdir(), 'netwright-bare-'));
  const usual = join(folder, 'usual.mjs');
  await build({
    entryPoints: [file],
    outfile: usual,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    // The remaining CommonJS in the SDK loads Node's modules with this.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const outdir = join(folder, 'tuned');
  const [tuned] = await bundleFunctions({ outdir, handlers: [{ name: 'bare', file }] });
  return {
    usual: { module: usual, bytes: statSync(usual).size },
    tuned: { module: join(outdir, 'bare', 'index.mjs'), bytes: tuned?.atStart ?? Number.NaN },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
