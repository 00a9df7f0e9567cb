import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** Classes that a style sheet defines. */
const definedIn = (sheet: string): ReadonlySet<string> => {
  const bare = readFileSync(sheet, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...bare.matchAll(/\.([A-Za-z][\w-]*)/g)].flatMap(([, name]) => name ?? []));
};

/** `sheet class` for each class of a CSS module that a module of the site names. */
function named(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
  const code = text.replace(/^(?:import|} from) .*$/gm, '');
  return imports.flatMap(([, name = '', path = '']) => {
    const sheet = path.startsWith('#web/')
      ? `web/src/${path.slice(5)}`
      : normalize(join(dirname(file), path));
    return [...code.matchAll(new RegExp(`\\b${name}\\.([A-Za-z]\\w*)`, 'g'))].map(
      ([, name]) => `${sheet} ${name}`,
    );
  });
}

const names = new Set(globSync('web/src/**/*.{ts,tsx}').flatMap(named));
const definitions = new Set(
  globSync('web/src/**/*.module.css').flatMap((sheet) =>
    [...definedIn(sheet)].map((name) => `${sheet} ${name}`),
  ),
);

it('every class that a module names is in its style sheet', () => {
  expect(names.size).toBeGreaterThan(300);
  expect([...names].filter((name) => !definitions.has(name))).toEqual([]);
});

it('every class of a style sheet is named by a module', () => {
  expect([...definitions].filter((name) => !names.has(name))).toEqual([]);
});
