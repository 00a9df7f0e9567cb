import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Takes no more of a package's package.json than its version: the SDK's clients import the whole file for it, 2 KB each. */
export const packageVersions: Plugin = {
  name: 'package-versions',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/.*\/package\.json$/ }, async ({ path }) => {
      const { version }: { readonly version?: unknown } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    }),
};
