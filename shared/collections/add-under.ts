/** Adds to the set under a key, which begins with its first entry. */
export function addUnder<Key, Entry>(sets: Map<Key, Set<Entry>>, key: Key, entry: Entry): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([entry]));
  else set.add(entry);
}
