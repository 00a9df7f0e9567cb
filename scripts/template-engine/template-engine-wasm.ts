import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { countSteps } from './count-steps.ts';
import { limitMemory } from './limit-memory.ts';
import { readSections, sectionIds, writeSections } from './wasm-sections.ts';

/** Where the site's build and tests of functions that are not bundled find it. */
const file = resolve(import.meta.dirname, '../../dist/template-engine.wasm');

/** The template engine as everything here loads it: the package's WebAssembly with its bounds. */
export function templateEngineWasm(): Uint8Array {
  const path = createRequire(import.meta.url).resolve('minijinja-js/dist/bundler/minijinja_js_bg.wasm');
  const wasm = readFileSync(path);
  const sections = readSections(wasm).filter(({ id }) => id !== sectionIds.custom);
  return writeSections(wasm, countSteps(limitMemory(sections)));
}

/** Writes the engine into `dist`, and returns the file's path. */
export function writeTemplateEngine(): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, templateEngineWasm());
  return file;
}
