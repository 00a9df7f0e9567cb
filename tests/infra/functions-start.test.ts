import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '#shared/contract/routes.ts';
import { fontAssets } from '../../functions/reports/document/fonts.ts';
import { type BundledFunction, bundleFunctions } from '../../scripts/bundle-functions.ts';
import { Synthesised } from './synthesised.ts';

const cloud = new Synthesised();
const outdir = mkdtempSync(join(tmpdir(), 'functions-'));
const byName = routes.map(({ name, domain }) => ({ name, domain }));

let bundled: readonly BundledFunction[];

beforeAll(async () => {
  bundled = await bundleFunctions({ outdir });
}, 60_000);
afterAll(() => rmSync(outdir, { recursive: true }));

const Variables = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) });

function variablesOf({ name, domain }: { name: string; domain: string }): string[] {
  const { properties } = cloud.one('AWS::Lambda::Function', `${name}Function`, `NetwrightApi${domain}`);
  return Object.keys(Variables.parse(properties).Environment.Variables);
}

it('lets createReport carry the fonts of its documents', () => {
  expect(readdirSync(join(outdir, 'createReport', 'fonts')).sort()).toEqual(
    fontAssets.map(({ name }) => name).sort(),
  );
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
    // Drawing a PDF takes far more code than all else.
    expect(atStart).toBeLessThanOrEqual(route.name === 'createReport' ? 1_800_000 : 450_000);
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

/** What Lambda itself gives, and an address where no user pool answers, so that the test asks nobody for its keys. */
const lambda = {
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: 'http://127.0.0.1:1',
};

const exampleOf = (variable: string): string =>
  variable === 'USER_POOL_ID' ? 'us-east-1_Netwright' : 'anything';
