import { builtinModules } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Leaves Node's own modules to the loader of the parts (`functions/runtime/part-loader.ts`), which takes them from
 * `process.getBuiltinModule`.
 *
 * An ES import of a built-in reads every one of its exports. Of `node:http` that is also WebSocket, whose getter loads
 * undici: 15 to 30 ms of each cold start, for nothing. Taken this way, no getter is touched.
 */
export const nodeBuiltins: Plugin = {
  name: 'node-builtins',
  setup(build) {
    const names = builtinModules.map((name) => name.replace('node:', '')).join('|');
    build.onResolve({ filter: new RegExp(`^(node:)?(${names})$`) }, ({ path }) => ({
      path: `node:${path.replace('node:', '')}`,
      external: true,
      sideEffects: false,
    }));
  },
};
