/** Appends to the list under a key, which begins with its first entry. */
export function appendUnder<Key, Entry>(lists: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [entry]);
  else list.push(entry);
}
