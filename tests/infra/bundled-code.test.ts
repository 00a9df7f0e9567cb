import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { bundledCode } from '../../infra/constructs/bundled-code.ts';

const folder = mkdtempSync(join(tmpdir(), 'netwright-code-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const key = (): string | undefined => bundledCode(folder).bind(new Stack(new App())).s3Location?.objectKey;

beforeEach(() => {
  write('main.js', 'code');
  write('main.js.compiled', 'compiled');
  write('compiled-by', 'one V8');
});

it('is the same code when V8 compiled it into other bytes', () => {
  const before = key();
  write('main.js.compiled', 'compiled again');
  expect(key()).toBe(before);
});

it.each([
  ['main.js', 'other code'],
  ['compiled-by', 'another V8'],
])('is other code with another %s', (file, text) => {
  const before = key();
  write(file, text);
  expect(key()).not.toBe(before);
});
