import { __wbg_set_wasm, Environment } from 'minijinja-js/dist/bundler/minijinja_js_bg.js';
import type { Filter } from '../filters/filter.ts';
import { type CompiledModule, instantiate } from './web-assembly.ts';

/** Steps of the engine's own count, some ten for each tag: enough for 1,000 devices of 48 ports in one template. */
const fuel = 3_000_000;

/** A used instance above this size is not used again: WebAssembly memory grows and never shrinks. */
const reusableBytes = 16 * 1024 * 1024;

/** One instance of the WebAssembly module with an environment in it. After a trap it must not be used again. */
export interface EngineInstance {
  render(template: string, values: Readonly<Record<string, unknown>>): string;
  readonly isReusable: boolean;
}

export function openInstance(
  module: CompiledModule,
  filters: Readonly<Record<string, Filter>>,
): EngineInstance {
  const exports = instantiate(module);
  /** The glue keeps one instance and caches views of its memory; growing by nothing detaches those. */
  const inside = <Result>(work: () => Result): Result => {
    __wbg_set_wasm(exports);
    try {
      return work();
    } finally {
      exports.memory.grow(0);
    }
  };
  const environment = inside(() => environmentWith(filters));
  return {
    render: (template, values) => inside(() => environment.renderStr(template, values)),
    get isReusable() {
      return exports.memory.buffer.byteLength <= reusableBytes;
    },
  };
}

function environmentWith(filters: Readonly<Record<string, Filter>>): Environment {
  const environment = new Environment();
  // Collected later, it would be freed in whatever instance is the glue's by then. Its memory goes with its own instance.
  environment.__wbg_ptr = environment.__destroy_into_raw();
  environment.undefinedBehavior = 'strict';
  environment.trimBlocks = true;
  environment.lstripBlocks = true;
  environment.keepTrailingNewline = true;
  // Errors then say at which column.
  environment.debug = true;
  environment.fuel = fuel;
  environment.enablePyCompat();
  for (const [name, filter] of Object.entries(filters)) environment.addFilter(name, filter);
  return environment;
}
