/** The package's glue for bundlers, which leaves loading the WebAssembly module to its caller. */
declare module 'minijinja-js/dist/bundler/minijinja_js_bg.js' {
  /** What an instance exports, as far as it is used here. */
  export interface EngineExports {
    readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
    /** Counted down by the module itself, which traps below zero. */
    readonly stepsLeft: { value: number };
  }

  /** Makes an instance the one that every following call goes to. */
  export function __wbg_set_wasm(exports: EngineExports): void;

  export class Environment {
    debug: boolean;
    trimBlocks: boolean;
    lstripBlocks: boolean;
    keepTrailingNewline: boolean;
    undefinedBehavior: 'strict' | 'chainable' | 'lenient' | 'semi_strct';
    enablePyCompat(): void;
    addFilter(name: string, filter: (...given: unknown[]) => unknown): void;
    renderStr(source: string, values: unknown): string;
    /** Gives up the pointer, and takes the object off the list of those that are freed when they are collected. */
    __destroy_into_raw(): number;
    __wbg_ptr: number;
  }
}
