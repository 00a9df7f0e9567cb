import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('docs/security.md names tests that exist', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w/*-]+\.test\.tsx?)`/g)].map(
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
