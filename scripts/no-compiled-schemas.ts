import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Has zod compile no schema by `new Function`, which costs a first answer more than it saves. The contract says so, too
 * (shared/contract/define-route.ts), but after the schemas of the modules that are imported before it.
 */
export const noCompiledSchemas: Plugin = {
  name: 'no-compiled-schemas',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]zod[/\\]v4[/\\]core[/\\]core\.js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\nglobalConfig.jitless = true;\n`,
    })),
};
