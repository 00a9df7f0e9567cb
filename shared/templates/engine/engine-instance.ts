import { __wbg_set_wasm, Environment } from 'minijinja-js/dist/bundler/minijinja_js_bg.js';
import type { Filter } from '../filters/filter.ts';
import { type CompiledModule, instantiate } from './web-assembly.ts';

/** A used instance above this size is not used again: WebAssembly memory grows and never shrinks. */
const reusableBytes = 16 * 1024 * 1024;

/** What a call of a filter costs, in steps of the module, beside what it is given and returns. */
const stepsOfCall = 200;
const stepsOfItem = 100;
const charactersOfStep = 16;

/** One instance of the WebAssembly module with an environment in it. After a trap it must not be used again. */
export interface EngineInstance {
  /** Throws the engine's own error, or what a trap throws. */
  render(template: string, values: Readonly<Record<string, unknown>>, steps: number): string;
  /** Why the last rendering trapped: steps, else memory or nesting. */
  readonly isOutOfSteps: boolean;
  readonly isReusable: boolean;
}

export function openInstance(
  module: CompiledModule,
  filters: Readonly<Record<string, Filter>>,
): EngineInstance {
  const exports = instantiate(module);
  /** The glue keeps one instance and caches views of its memory; growing by nothing detaches those. */
  const inside = <Result>(steps: number, work: () => Result): Result => {
    __wbg_set_wasm(exports);
    exports.stepsLeft.value = steps;
    try {
      return work();
    } finally {
      exports.memory.grow(0);
    }
  };
  const charge = (steps: number): boolean => {
    exports.stepsLeft.value = Math.max(-1, exports.stepsLeft.value - steps);
    return exports.stepsLeft.value >= 0;
  };
  const environment = inside(stepsToOpen, () => environmentWith(filters, charge));
  return {
    render: (template, values, steps) => inside(steps, () => environment.renderStr(template, values)),
    get isOutOfSteps() {
      return exports.stepsLeft.value < 0;
    },
    get isReusable() {
      return exports.memory.buffer.byteLength <= reusableBytes;
    },
  };
}

const stepsToOpen = 1_000_000;

function environmentWith(
  filters: Readonly<Record<string, Filter>>,
  charge: (steps: number) => boolean,
): Environment {
  const environment = new Environment();
  // Collected later, it would be freed in whatever instance is the glue's by then. Its memory goes with its own instance.
  environment.__wbg_ptr = environment.__destroy_into_raw();
  environment.undefinedBehavior = 'strict';
  environment.trimBlocks = true;
  environment.lstripBlocks = true;
  environment.keepTrailingNewline = true;
  // Errors then say at which column.
  environment.debug = true;
  environment.enablePyCompat();
  for (const [name, filter] of Object.entries(filters)) {
    environment.addFilter(name, (value, ...given) => {
      const weight = given.reduce((sum: number, other) => sum + weightOf(other), weightOf(value));
      const result = charge(stepsOfCall + weight) ? filter(value, ...given) : '';
      charge(weightOf(result));
      return result;
    });
  }
  return environment;
}

/** What is in a list is short, or was charged where it was made. */
function weightOf(value: unknown): number {
  if (typeof value === 'string') return Math.ceil(value.length / charactersOfStep);
  return Array.isArray(value) ? value.length * stepsOfItem : 0;
}
