/** The words of a search, in lower case. */
export const searchWords = (search: string): readonly string[] =>
  search.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a text has every one of these words, whatever the case. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = text.toLowerCase();
  return words.every((word) => folded.includes(word));
}

/** Whether the text of an item has every word of a search, in any order and whatever the case; with no words, all have. */
export function wordSearch<Item>(search: string, textOf: (item: Item) => string): (item: Item) => boolean {
  const words = searchWords(search);
  if (words.length === 0) return () => true;
  return (item) => hasWords(textOf(item), words);
}
