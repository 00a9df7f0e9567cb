import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');

it('docs/security.md names tests that exist', () => {
  const named = [...text.matchAll(/`((?:[\w/*-]+\.test\.tsx?)|(?:tests\/[\w/-]+))`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(30);
  const all = globSync('tests/**/*.test.{ts,tsx}');
  const isThere = (name: string) =>
    name.startsWith('tests/')
      ? existsSync(name)
      : all.some((path) => basename(path) === name || (name.startsWith('*') && path.endsWith(name.slice(1))));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

it('a requirement counts as held only with the test that holds it, one on documentation only with the document', () => {
  const rows = [...text.matchAll(/^\| ([^|*]+) \| ([^|]+) \| (.+) \|$/gm)].map(
    ([, section = '', state = '', by = '']) => ({ section, state, by }),
  );
  expect(rows.length).toBeGreaterThan(50);
  const proves = ({ section, by }: (typeof rows)[number]) =>
    by.includes('`tests/') ||
    by.includes('.test.ts') ||
    (/documentation|inventory/i.test(section) && /\.md|`/.test(by));
  const held = rows.filter(({ state }) => state === 'held');
  expect(held.filter((row) => !proves(row)).map(({ section }) => section)).toEqual([]);
  expect(rows.filter(({ state, by }) => /not held|in part/.test(state) && by.length < 20)).toEqual([]);
});

it('the inventory of cryptography names every file that uses any', () => {
  const primitive =
    /create(Hash|Hmac|Cipheriv|Sign|Verify)\(|hash\('sha|randomBytes\(|crypto\.subtle|JwtVerifier\.create/;
  const using = globSync('{functions,shared,web/src}/**/*.{ts,tsx}').filter((file) =>
    primitive.test(readFileSync(file, 'utf8')),
  );
  expect(using.length).toBeGreaterThan(8);
  expect(using.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
});
