import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTemplateEngine, type TemplateEngine } from '../../shared/templates/engine/template-engine.ts';

/** What the bundler puts beside the bundles that contain this module. */
export const templateEngineFile = 'template-engine.wasm';

let opened: Promise<TemplateEngine> | undefined;

/** The template engine of this function, opened once. */
export function templateEngine(): Promise<TemplateEngine> {
  opened ??= open();
  return opened;
}

/** Beside the bundle once deployed; what `scripts/template-engine` wrote into `dist` before. */
async function open(): Promise<TemplateEngine> {
  const beside = join(import.meta.dirname, templateEngineFile);
  const wasm = await readFile(beside).catch(() => readFile(join('dist', templateEngineFile)));
  return openTemplateEngine(wasm);
}
