import { compiledFor } from './compiled-part.ts';

// An import of Node's own modules would read each of their exports.
const { readFileSync } = process.getBuiltinModule('node:fs');
const { Script } = process.getBuiltinModule('node:vm');

/**
 * Loads the parts of a bundle, which are CommonJS functions, each once, and Node's own modules. A file has one part or all
 * that are loaded with it (`scripts/part-file.ts`); a part that no file read so far has is in the one of its name. Where
 * what V8 made of a file when it was bundled lies beside it, V8 takes that instead of parsing and compiling again. It refuses
 * what another version, processor or set of flags made; then the file is compiled like any other code.
 * @param bundle where they are
 */
export function partLoader({ dirname, url }: Pick<ImportMeta, 'dirname' | 'url'>): (name: string) => object {
  // Joined as text: the first URLs of a process take 4 ms of a cold start.
  const addressOf = (name: string) => url.slice(0, url.lastIndexOf('/')) + name.slice(1);
  const parts: object = {};
  const loaded = new Map<string, { readonly exports: object }>();

  function partOf(name: string): unknown {
    if (!(name in parts)) Object.assign(parts, readParts(`${dirname}${name.slice(1)}`, addressOf(name)));
    return Reflect.get(parts, name);
  }

  return function load(name) {
    if (name.startsWith('node:')) return process.getBuiltinModule(name) ?? {};
    const known = loaded.get(name);
    if (known) return known.exports;
    const run = partOf(name);
    if (typeof run !== 'function') throw new Error(`${addressOf(name)} is no part of a bundle.`);
    const part = { exports: {} };
    loaded.set(name, part);
    run(part, part.exports, load, dirname, addressOf(name));
    return part.exports;
  };
}

/** What a file of parts evaluates to: their functions by name. */
function readParts(file: string, address: string): unknown {
  const code = readFileSync(file);
  const cachedData = compiledFor(code, file);
  // The bundler writes ASCII.
  const script = new Script(code.toString('latin1'), {
    filename: address,
    ...(cachedData && { cachedData }),
  });
  return script.runInThisContext();
}
