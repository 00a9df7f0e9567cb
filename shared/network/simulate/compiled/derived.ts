/** A map in which values that are alike are the ones before; the map before where all of them are. */
export function keepAlike<Key, Value>(
  before: ReadonlyMap<Key, Value> | undefined,
  now: Map<Key, Value>,
  isAlike: (a: Value, b: Value) => boolean,
): ReadonlyMap<Key, Value> {
  if (before === undefined) return now;
  let isSame = before.size === now.size;
  for (const [key, value] of now) {
    const there = before.get(key);
    if (there !== undefined && (there === value || isAlike(there, value))) now.set(key, there);
    else isSame = false;
  }
  return isSame ? before : now;
}

/** Keys that have another value in one of two maps than in the other. */
export function changedKeys<Key, Value>(
  before: ReadonlyMap<Key, Value>,
  now: ReadonlyMap<Key, Value>,
): readonly Key[] {
  if (before === now) return [];
  const changed: Key[] = [];
  for (const [key, value] of now) if (before.get(key) !== value) changed.push(key);
  for (const key of before.keys()) if (!now.has(key)) changed.push(key);
  return changed;
}
