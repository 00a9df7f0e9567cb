/**
 * As much of the beginning of a text as a field of `most` characters takes, counted in UTF-16 as schemas count them. Half of a
 * character at its end, as of an emoji, would be stored by no table.
 */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return halfAtEnd.test(cut) ? cut.slice(0, -1) : cut;
}

/** A high surrogate without the low one that follows it in each character that has two. */
const halfAtEnd = /[\uD800-\uDBFF]$/;
