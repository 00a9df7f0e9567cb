import * as glue from 'minijinja-js/dist/bundler/minijinja_js_bg.js';

/** Part of the WebAssembly API, which the standard library's types without a DOM leave out. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<CompiledModule>;
  readonly Instance: new (
    module: CompiledModule,
    imports: Readonly<Record<string, unknown>>,
  ) => { readonly exports: glue.EngineExports };
};

/** A `WebAssembly.Module`; it has no properties. */
export interface CompiledModule {
  readonly [Symbol.toStringTag]?: string;
}

export const compile = (bytes: Uint8Array): Promise<CompiledModule> => WebAssembly.compile(bytes);

export const instantiate = (module: CompiledModule): glue.EngineExports =>
  new WebAssembly.Instance(module, { './minijinja_js_bg.js': glue }).exports;
