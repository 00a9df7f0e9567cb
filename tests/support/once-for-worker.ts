const store = Symbol.for('netwright.onceForWorker');
const shared = globalThis as { [store]?: Map<string, unknown> };
shared[store] ??= new Map();
const kept = shared[store];

/**
 * What a costly function makes, once for all files of a worker, which load each of the project's modules anew
 * (fresh-modules.ts): plain data that no test changes.
 * @param name of what it makes, which no other call uses
 */
export function onceForWorker<Made>(name: string, make: () => Made): Made {
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as Made;
}
