import { compiledFor } from './compiled-part.ts';

// An import of Node's own modules would read each of their exports.
const { readFileSync } = process.getBuiltinModule('node:fs');
const { Script } = process.getBuiltinModule('node:vm');

/**
 * Loads the parts of a bundle, which are CommonJS functions, each once, and Node's own modules. Where what V8 made of a
 * part when it was bundled lies beside it, V8 takes that instead of parsing and compiling again. It refuses what another
 * version, processor or set of flags made; then the part is compiled like any other code.
 * @param bundle where they are
 */
export function partLoader({ dirname, url }: Pick<ImportMeta, 'dirname' | 'url'>): (name: string) => object {
  const loaded = new Map<string, { readonly exports: object }>();
  return function load(name) {
    if (name.startsWith('node:')) return process.getBuiltinModule(name) ?? {};
    const known = loaded.get(name);
    if (known) return known.exports;
    const part = { exports: {} };
    loaded.set(name, part);
    const place = new URL(name, url);
    const code = readFileSync(place);
    const cachedData = compiledFor(code, place);
    // The bundler writes ASCII.
    const text = code.toString('latin1');
    const script = new Script(text, { filename: place.href, ...(cachedData && { cachedData }) });
    const run: unknown = script.runInThisContext();
    if (typeof run !== 'function') throw new Error(`${place.href} is no part of a bundle.`);
    run(part, part.exports, load, dirname, place.href);
    return part.exports;
  };
}
