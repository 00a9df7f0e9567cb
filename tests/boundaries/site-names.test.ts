import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const modules = globSync('web/src/**/*.{ts,tsx}').sort();

it('a module of the site lies at most three folders below web/src', () => {
  const foldersOf = (file: string) => file.slice('web/src/'.length).split('/').length - 1;
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter((file) => foldersOf(file) > 3)).toEqual([]);
});

it('a module of the site is imported by #web or from its own folder on, never by climbing', () => {
  const climbs = /\b(?:from|import)\s*\(?\s*['"]\.\.\//;
  expect(modules.filter((file) => climbs.test(readFileSync(file, 'utf8')))).toEqual([]);
});
