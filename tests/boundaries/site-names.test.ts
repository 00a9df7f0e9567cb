import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
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

it('no two modules of the site share a name, so that a name finds one', () => {
  const byName = Map.groupBy(modules, (file) => basename(file).replace(/\.tsx?$/, ''));
  expect([...byName.values()].filter((files) => files.length > 1)).toEqual([]);
});
