import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';
import { notoSansCharacters, robotoCharacters } from '#shared/reports/font-coverage.ts';
import { fallbackFamilies } from '#shared/reports/scripts.ts';
import { fontAssets, fontDictionary } from '../../../../functions/pdf/fonts.ts';

it('finds every font that is bundled with the function', () => {
  const dictionary = fontDictionary(new Set(fallbackFamilies));
  const files = new Set(Object.values(dictionary).flatMap((family) => Object.values(family)));
  expect([...files].map((file) => basename(String(file))).toSorted()).toEqual(
    fontAssets.map(({ name }) => name).toSorted(),
  );
  for (const file of files) expect(existsSync(String(file))).toBe(true);
});

it('names only fonts that a document needs', () => {
  expect(Object.keys(fontDictionary(new Set()))).toEqual(['Roboto']);
});

/** Every character below the private use area that matches a class. */
const matching = (characters: string): number[] => {
  const one = new RegExp(`[${characters}]`, 'v');
  return Array.from({ length: 0xe000 - 0x20 }, (_, index) => index + 0x20).filter((code) =>
    one.test(String.fromCharCode(code)),
  );
};
const charactersOf = (name: string): number[] => {
  const family = Object.values(fontDictionary(new Set(fallbackFamilies))).flatMap((each) =>
    Object.values(each),
  );
  const file = family.find((path) => basename(String(path)) === name);
  const { characterSet } = openSync(String(file));
  return [...new Set(characterSet)].filter((code) => code >= 0x20 && code < 0xe000).toSorted((a, b) => a - b);
};

it('knows which characters the fonts have', () => {
  const medium = new Set(charactersOf('Roboto-Medium.ttf'));
  expect(matching(robotoCharacters)).toEqual(
    charactersOf('Roboto-Regular.ttf').filter((code) => medium.has(code)),
  );
  expect(matching(notoSansCharacters)).toEqual(charactersOf('NotoSans_400Regular.ttf'));
});

it.each([
  ['NotoSansArabic_400Regular.ttf', /\p{Script=Arabic}/u, 0x600, 0x6ff],
  ['NotoSansHebrew_400Regular.ttf', /\p{Script=Hebrew}/u, 0x590, 0x5ff],
  ['NotoSansThai_400Regular.ttf', /\p{Script=Thai}/u, 0xe00, 0xe7f],
  ['NotoSansDevanagari_400Regular.ttf', /\p{Script=Devanagari}/u, 0x900, 0x97f],
])('finds every letter of the block of %s', (name, script, from, to) => {
  const has = new Set(charactersOf(name));
  for (let code = from; code <= to; code += 1) {
    if (script.test(String.fromCharCode(code))) expect(has, code.toString(16)).toContain(code);
  }
});
