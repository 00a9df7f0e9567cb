import { expect, it } from 'vitest';
import { cutText } from '#shared/vocabulary/cut-text.ts';

it.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['longer', 4, 'long'],
  ['HQ🏢', 4, 'HQ🏢'],
  ['HQ🏢', 3, 'HQ'],
  ['🏢', 1, ''],
])('%j cut to %i is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
