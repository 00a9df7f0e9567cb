import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContext, type BuildResult, context, type Plugin } from 'esbuild';

/** esbuild keeps what it makes in memory and says how it hangs together. */
const inMemory = { write: false, metafile: true } as const;

/** Joins the parts of one function after another. */
export interface PartJoiner {
  readonly joinPartsOf: (name: string) => Promise<BuildResult<typeof inMemory>>;
  readonly close: () => Promise<void>;
}

/**
 * Puts the parts that one function loads at its start into one, and leaves out what only others use of them. Bundling
 * all functions at once cuts them into some twenty parts; each costs a third of a millisecond of every cold start, what they use
 * of each other is read through getters, and bundling each from the sources takes twenty times as long.
 *
 * Code goes where all go that load it. So every part that is loaded later says that it needs the start, which is there by then:
 * without that the start would be cut by which of them use which of it.
 *
 * To the bundler every function is the same entry, changed since the last time: it parses each part once for all of them.
 * @param folder where the parts of all functions are, `<name>.mjs` among them
 */
export async function partJoiner(folder: string): Promise<PartJoiner> {
  let entry = '';
  const later = new Set<string>();
  const theEntry: Plugin = {
    name: 'entry',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^entry$/ }, () => ({ path: entry }));
      onResolve({ filter: /^\.\// }, ({ kind, path, resolveDir }) => {
        if (kind === 'dynamic-import') later.add(join(resolveDir, path));
        return undefined;
      });
      onLoad({ filter: /\.mjs$/ }, ({ path }) =>
        later.has(path) ? { contents: `import 'entry';\n${readFileSync(path, 'utf8')}` } : undefined,
      );
    },
  };
  const bundler: BuildContext<typeof inMemory> = await context({
    ...inMemory,
    entryPoints: [{ in: 'entry', out: 'main' }],
    // Beside the parts, as the functions' own folders are: source maps name the sources from there.
    outdir: join(folder, '..', 'main'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [theEntry],
    // What there is to say about the sources was said when they were bundled.
    logLevel: 'error',
  });
  return {
    joinPartsOf: (name) => {
      entry = join(folder, `${name}.mjs`);
      return bundler.rebuild();
    },
    close: () => bundler.dispose(),
  };
}
