/** Each of the workers takes the next item as soon as it is free. Resolves to the results in the order of the items; rejects as soon as one fails. */
export async function shareOut<Item, Result>(
  items: readonly Item[],
  workers: readonly ((item: Item) => Promise<Result>)[],
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const workOff = async (work: (item: Item) => Promise<Result>): Promise<void> => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(workers.map(workOff));
  return results;
}
