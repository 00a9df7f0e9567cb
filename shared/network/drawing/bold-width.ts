/** About how wide a text is in the site's bold typeface, in parts of its size. */
export function boldWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  // Joins words without a space.
  if (letter === '\u2060') return 0;
  if (/[ijlI .,'’|]/.test(letter)) return 0.29;
  if (/[rtf1()-]/.test(letter)) return 0.42;
  if (/[ackesvxyz]/.test(letter)) return 0.59;
  if (/[mMW@%]/.test(letter)) return 0.95;
  if (letter === 'w') return 0.83;
  return /\p{Lu}/u.test(letter) ? 0.71 : 0.62;
}

/** The text, or as much of it as is no wider than this in parts of its size, with an ellipsis. */
export function cutToWidth(text: string, width: number): string {
  if (boldWidth(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && boldWidth(letters.join('')) + ellipsis > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Of an ellipsis, in parts of a text's size. */
const ellipsis = 0.9;
