import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Leaves out of the bundles how zod describes its schemas as JSON Schema: 18 KB that only `npm run openapi` uses, and two
 * closures for each schema that is built at a cold start.
 */
export const noJsonSchemas: Plugin = {
  name: 'no-json-schemas',
  setup({ onLoad }) {
    onLoad(
      { filter: /[/\\]zod[/\\]v4[/\\]core[/\\](json-schema-processors|to-json-schema)\.js$/ },
      async ({ path }) => {
        const names = [...(await readFile(path, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)];
        return { contents: names.map(([, name]) => `export const ${name} = () => undefined;`).join('\n') };
      },
    );
  },
};
