import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import {
  fontAssets,
  fontDictionary,
  hanFont,
  koreanFont,
} from '../../../../functions/reports/document/base/fonts.ts';

it('finds every font that is bundled with the function', () => {
  const dictionary = fontDictionary(new Set([hanFont, koreanFont]));
  const files = new Set(Object.values(dictionary).flatMap((family) => Object.values(family)));
  expect([...files].map((file) => basename(String(file))).toSorted()).toEqual(
    fontAssets.map(({ name }) => name).toSorted(),
  );
  for (const file of files) expect(existsSync(String(file))).toBe(true);
});

it('names only fonts that a document needs', () => {
  expect(Object.keys(fontDictionary(new Set()))).toEqual(['Roboto']);
});
