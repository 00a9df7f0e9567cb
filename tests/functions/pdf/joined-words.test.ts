import { expect, it } from 'vitest';
import { joinedWords } from '../../../functions/pdf/joined-words.ts';

/** Words of a line one after the other, of 10 points a letter. */
const line = (...words: readonly (readonly [text: string, look?: object])[]) => {
  let x = 0;
  return words.map(([text, look]) => {
    const inline = { text, x, width: text.length * 10, leadingCut: 0, color: 'black', ...look };
    x += inline.width;
    return inline;
  });
};
const texts = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text);

it('draws words that look alike as one, as wide as all', () => {
  expect(joinedWords(line(['core '], ['switch '], ['2']))).toMatchObject([
    { text: 'core switch 2', x: 0, width: 130 },
  ]);
});

it('keeps words apart that look different or lead elsewhere', () => {
  const words = line(
    ['core '],
    ['switch ', { color: 'red' }],
    ['2 ', { color: 'red', link: 'https://a.example' }],
  );
  expect(joinedWords(words)).toEqual(words);
});

it('keeps words apart that a font would shape otherwise together, or that do not follow', () => {
  expect(texts(joinedWords(line(['Wi-'], ['Fi '], ['6'])))).toEqual(['Wi-', 'Fi 6']);
  const [first, second] = line(['core '], ['switch']);
  const apart = [first, { ...second, x: 55 }].flatMap((word) => word ?? []);
  expect(joinedWords(apart)).toHaveLength(2);
});
