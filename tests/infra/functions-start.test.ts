import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '#shared/contract/routes.ts';
import { fontAssets } from '../../functions/reports/document/base/fonts.ts';
import { type BundledFunction, bundleFunctions } from '../../scripts/bundle-functions.ts';
import { Synthesised } from './synthesised.ts';

const cloud = new Synthesised();
const outdir = mkdtempSync(join(tmpdir(), 'functions-'));
const loader = { name: 'loadCatalogue', template: 'NetwrightCatalogue', functionId: 'Load' };
const byName = [
  ...routes.map(({ name, domain }) => ({
    name,
    template: `NetwrightApi${domain}`,
    functionId: `${name}Function`,
  })),
  loader,
];
type Named = typeof loader;

let bundled: readonly BundledFunction[];

beforeAll(async () => {
  bundled = await bundleFunctions({ outdir });
}, 60_000);
afterAll(() => rmSync(outdir, { recursive: true }));

const Variables = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) });

function variablesOf({ template, functionId }: Named): string[] {
  const { properties } = cloud.one('AWS::Lambda::Function', functionId, template);
  return Object.keys(Variables.parse(properties).Environment.Variables);
}

it('lets createReport carry the fonts of its documents', () => {
  expect(readdirSync(join(outdir, 'createReport', 'fonts')).sort()).toEqual(
    fontAssets.map(({ name }) => name).sort(),
  );
});

it('names no web stream, which would make Node load them all', () => {
  for (const { name, folder } of bundled) {
    const code = readFileSync(join(folder, 'index.mjs'), 'utf8');
    expect(code, name).not.toMatch(/typeof ReadableStream|instanceof ReadableStream/);
  }
});

it('lets loadCatalogue read the devices only when it has to', () => {
  const { atStart, later } = bundled.find(({ name }) => name === loader.name) ?? {};
  expect(later).toBeGreaterThan(50_000);
  expect(atStart).toBeLessThan(350_000);
});

describe.each(byName)('the bundle of $name', (route) => {
  it('starts with the variables of its template alone', async () => {
    const entry = pathToFileURL(join(outdir, route.name, 'index.mjs'));
    const given = Object.fromEntries(variablesOf(route).map((name) => [name, exampleOf(name)]));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', `console.log(typeof (await import('${entry}')).handler)`],
      { env: { ...lambda, ...given } },
    );
    expect(stdout.trim()).toBe('function');
  });

  it('loads little when it starts', () => {
    const atStart = bundled.find(({ name }) => name === route.name)?.atStart;
    expect(atStart).toBeLessThanOrEqual(larger[route.name] ?? 450_000);
  });

  it('reads every variable that its template gives', () => {
    const folder = join(outdir, route.name);
    const code = readdirSync(folder)
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    for (const variable of variablesOf(route)) expect(code).toContain(variable);
  });
});

/**
 * Drawing a PDF takes far more code than all else; a plan with real models takes the engine and the assessment of
 * devices.
 */
const larger: Readonly<Record<string, number>> = { createReport: 1_800_000, generateTopology: 550_000 };

/** What Lambda itself gives, and an address where no user pool answers, so that the test asks nobody for its keys. */
const lambda = {
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: 'http://127.0.0.1:1',
};

const exampleOf = (variable: string): string =>
  variable === 'USER_POOL_ID' ? 'us-east-1_Netwright' : 'anything';
