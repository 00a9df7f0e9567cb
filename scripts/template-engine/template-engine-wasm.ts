import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { limitMemory } from './limit-memory.ts';

/** The file's name beside the bundle of a function that renders templates. */
export const templateEngineFile = 'template-engine.wasm';

/** The template engine as everything here loads it: the package's WebAssembly with its bounds. */
export function templateEngineWasm(): Uint8Array {
  const path = createRequire(import.meta.url).resolve('minijinja-js/dist/bundler/minijinja_js_bg.wasm');
  return limitMemory(readFileSync(path));
}
