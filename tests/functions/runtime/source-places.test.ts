import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSourcePlaces } from '../../../functions/runtime/source-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'netwright-places-'));
const bundle = join(folder, 'index.mjs');

beforeAll(async () => {
  const source = join(folder, 'broken.ts');
  writeFileSync(
    source,
    '// A line before.\nexport const broken = (): never => {\n  throw new Error("Broken");\n};\n',
  );
  await build({ entryPoints: [source], outfile: bundle, format: 'esm', minify: true, sourcemap: 'linked' });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the stack of an error in a bundle', () => {
  it('names the file and the line of the source', () => {
    const places = withSourcePlaces(`Error: Broken\n    at broken (${placeOfThrow()})`);
    expect(places).toMatch(/at broken \(.*broken\.ts:3:\d+\)/);
  });

  it('keeps positions that have no source map', () => {
    const stack =
      'Error: Broken\n    at run (file:///elsewhere/index.mjs:1:2)\n    at node:internal/main:3:4';
    expect(withSourcePlaces(stack)).toBe(stack);
  });
});

/** Where the bundle, which is one line, throws. */
function placeOfThrow(): string {
  const column = readFileSync(bundle, 'utf8').indexOf('throw') + 1;
  return `${pathToFileURL(bundle).href}:1:${column}`;
}
