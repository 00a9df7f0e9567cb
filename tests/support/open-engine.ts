import { openTemplateEngine, type TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import { templateEngineWasm } from '../../scripts/template-engine/template-engine-wasm.ts';
import { onceForWorker } from './once-for-worker.ts';

/** The template engine's WebAssembly as the site and the functions have it. */
export const engineWasm = (): Uint8Array => onceForWorker('template engine', templateEngineWasm);

/** The template engine as the site and the functions have it. */
export const openEngine = (): Promise<TemplateEngine> => openTemplateEngine(engineWasm());
