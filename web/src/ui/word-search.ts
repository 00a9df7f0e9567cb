/** Whether the text of an item has every word of a search, in any order and whatever the case; with no words, all have. */
export function wordSearch<Item>(search: string, textOf: (item: Item) => string): (item: Item) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (item) => {
    const text = textOf(item).toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
