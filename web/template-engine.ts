import type { Plugin } from 'vite';
import { writeTemplateEngine } from '../scripts/template-engine/template-engine-wasm.ts';

const id = 'virtual:template-engine';

/** The template engine's WebAssembly, bounded while building, as a file of the site; the module's default export is its address. */
export function templateEngine(): Plugin {
  return {
    name: 'template-engine',
    resolveId: (source) => (source === id ? `${writeTemplateEngine()}?url` : undefined),
  };
}
