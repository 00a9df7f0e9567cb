import { diffArrays } from 'diff';

/** Edits beyond which two lists count as wholly different: the time that it takes grows with the square. */
const mostEdits = 4_000;

/** The longest common subsequence of two lists, as pairs (Myers, 1986). */
export function commonOf<Item>(
  a: readonly Item[],
  b: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): [Item, Item][] {
  const changes = diffArrays([...a], [...b], { comparator: isSame, maxEditLength: mostEdits });
  const pairs: [Item, Item][] = [];
  let i = 0;
  let j = 0;
  for (const { added, removed, count } of changes ?? []) {
    if (!added && !removed)
      for (let at = 0; at < count; at += 1) {
        const [one] = a.slice(i + at, i + at + 1);
        const [other] = b.slice(j + at, j + at + 1);
        if (one !== undefined && other !== undefined) pairs.push([one, other]);
      }
    if (!added) i += count;
    if (!removed) j += count;
  }
  return pairs;
}
