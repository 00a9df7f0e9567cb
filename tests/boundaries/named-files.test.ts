import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOfProject, isFound, namedInComments, namedInDocuments } from './named-files.ts';

const files = filesOfProject();
const named = [
  ...namedInComments(globSync('{functions,infra,scripts,shared,tests,web}/**/*.{ts,tsx}')),
  ...namedInDocuments(globSync(['*.md', '{docs,functions,infra,shared,tests,web}/**/*.md'])),
];

it('every file that a comment or a document names is there', () => {
  expect(named.filter((one) => !isFound(one, files)).map(({ path, where }) => `${where} ${path}`)).toEqual(
    [],
  );
});

it('finds what is named, so that a broken reader cannot pass', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(isFound({ path: 'graph/alike-sites.ts', where: '' }, files)).toBe(true);
  expect(isFound({ path: 'graph/gone.ts', where: '' }, files)).toBe(false);
});
