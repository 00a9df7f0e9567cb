import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createFunctionRunner, type FunctionRunner } from '../../../infra/local/functions/function-runner.ts';

const runners: FunctionRunner[] = [];
afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.stop())));

/** A runner of a bundle with this code. */
function running(
  code: string,
  { timeoutSeconds = 5, log = (_: string) => {}, localVariables = () => ({}) } = {},
) {
  const codeFolder = mkdtempSync(join(tmpdir(), 'netwright-function-'));
  const write = (text: string) => writeFileSync(join(codeFolder, 'index.mjs'), text);
  write(code);
  const runner = createFunctionRunner({
    deployed: {
      name: 'probe',
      codeFolder,
      handler: 'index.handler',
      environment: { DESIGNS_TABLE: 'designs' },
      memoryMb: 128,
      timeoutSeconds,
      role: 'probe',
    },
    runtimeEnvironment: { AWS_REGION: 'eu-west-2' },
    localVariables,
    log,
  });
  runners.push(runner);
  return { runner, write };
}

describe('a function on this machine', () => {
  it('gets the event, and only the environment of its template', async () => {
    const { runner } = running(
      'export const handler = async (event) => ({ event, environment: { ...process.env } });',
    );
    expect(await runner.invoke({ a: 1 }, 'request')).toEqual({
      event: { a: 1 },
      environment: { AWS_REGION: 'eu-west-2', DESIGNS_TABLE: 'designs' },
    });
  });

  it('gets this machine’s value for a variable of its template, and for no other', async () => {
    const { runner } = running('export const handler = async () => ({ ...process.env });', {
      localVariables: () => ({ DESIGNS_TABLE: 'here', SITE_URL: 'http://localhost' }),
    });
    expect(await runner.invoke({}, '1')).toEqual({ AWS_REGION: 'eu-west-2', DESIGNS_TABLE: 'here' });
  });

  it('stays warm from one event to the next', async () => {
    const { runner } = running('let calls = 0; export const handler = async () => ++calls;');
    expect([await runner.invoke({}, '1'), await runner.invoke({}, '2')]).toEqual([1, 2]);
  });

  it('fails with the error that it threw', async () => {
    const { runner } = running("export const handler = async () => { throw new Error('broken'); };");
    await expect(runner.invoke({}, '1')).rejects.toThrow('broken');
  });

  it('is stopped when it times out, and starts again with the next event', async () => {
    const { runner } = running(
      'export const handler = (e) => e.hang ? new Promise((r) => setTimeout(r, 60000)) : "ok";',
      {
        timeoutSeconds: 1,
      },
    );
    await expect(runner.invoke({ hang: true }, '1')).rejects.toMatchObject({ timedOut: true });
    expect(await runner.invoke({}, '2')).toBe('ok');
  });

  it('fails an event during which its process exits', async () => {
    const { runner } = running('export const handler = () => process.exit(3);');
    await expect(runner.invoke({}, '1')).rejects.toThrow('ended without an answer');
  });

  it('fails an event when its code does not load', async () => {
    const { runner } = running('export const handler = ;');
    await expect(runner.invoke({}, '1')).rejects.toThrow();
  });

  it('loads new code after a stop', async () => {
    const { runner, write } = running("export const handler = () => 'old';");
    expect(await runner.invoke({}, '1')).toBe('old');
    write("export const handler = () => 'new';");
    await runner.stop();
    expect(await runner.invoke({}, '2')).toBe('new');
  });

  it('has its output logged', async () => {
    const lines: string[] = [];
    const { runner } = running("export const handler = () => { console.log('hello'); };", {
      log: (line) => lines.push(line),
    });
    await runner.invoke({}, '1');
    await expect.poll(() => lines.join()).toContain('hello');
  });
});
