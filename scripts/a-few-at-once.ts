/** As many as keep all cores busy; all functions at a time took 5 GB of memory. */
const atOnce = 8;

/** Works on items a few at a time. Resolves to the results in the order of the items; rejects as soon as one fails. */
export async function aFewAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const workOff = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return results;
}
