import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFunctionRunner, type FunctionRunner } from '../../../infra/local/functions/function-runner.ts';
import { createThreadBudget } from '../../../infra/local/functions/thread-budget.ts';

const runners: FunctionRunner[] = [];
afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.stop())));

/** A runner of a bundle with this code. */
function running(
  code: string,
  {
    timeoutSeconds = 5,
    log = (_: string) => {},
    localVariables = () => ({}),
    memoryMb = 128,
    budget = createThreadBudget(2, 4_096),
    idle = { extraMs: 30_000, lastMs: 30_000 },
  } = {},
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
      memoryMb,
      timeoutSeconds,
      role: 'probe',
    },
    runtimeEnvironment: { AWS_REGION: 'eu-west-2' },
    localVariables,
    log,
    budget,
    idle,
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

/** Tells how many events its own thread is working on, when it began with this one; and which thread it is. */
const counting = `
  import { threadId } from 'node:worker_threads';
  let working = 0;
  export const handler = async ({ ms }) => {
    working += 1;
    const atOnce = working;
    await new Promise((resolve) => setTimeout(resolve, ms));
    working -= 1;
    return { atOnce, threadId };
  };`;
interface Counted {
  readonly atOnce: number;
  readonly threadId: number;
}
const together = (runner: FunctionRunner, count: number, ms = 30): Promise<Counted[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => runner.invoke({ ms }, String(n)) as Promise<Counted>));
const threadsOf = (answers: readonly Counted[]) => new Set(answers.map(({ threadId }) => threadId)).size;

describe('many events for one function', () => {
  it('are worked on one at a time by each thread, as Lambda has it', async () => {
    const { runner } = running(counting);
    const answers = await together(runner, 12);
    expect(answers.map(({ atOnce }) => atOnce)).toEqual(Array.from({ length: 12 }, () => 1));
    expect(threadsOf(answers)).toBeGreaterThan(1);
  });

  it('have no more threads than its share of the processors allows', async () => {
    const { runner } = running(counting, { memoryMb: 1_769 });
    expect(threadsOf(await together(runner, 8))).toBe(2);
  });

  it('have no more threads than the memory for all functions allows, and one at least', async () => {
    const budget = createThreadBudget(8, 300);
    const first = running(counting, { budget });
    const second = running(counting, { budget });
    // One of its own, and two of 128 MB that are to share.
    expect(threadsOf(await together(first.runner, 6))).toBe(3);
    expect(threadsOf(await together(second.runner, 6))).toBe(1);
    await first.runner.stop();
    expect(threadsOf(await together(second.runner, 6))).toBe(3);
  });

  it('do not lose their time while they wait for a thread', async () => {
    const { runner } = running(counting, { timeoutSeconds: 1, memoryMb: 3_000 });
    // The first event's time runs while its thread starts.
    await together(runner, 1, 0);
    expect(await together(runner, 3, 400)).toHaveLength(3);
  });

  it('are worked on although one of them ends its thread', async () => {
    const { runner } = running(
      'export const handler = async ({ exit }) => { if (exit) process.exit(1); return "ok"; };',
      { memoryMb: 3_000 },
    );
    const failing = runner.invoke({ exit: true }, '1');
    const waiting = runner.invoke({}, '2');
    await expect(failing).rejects.toThrow('ended without an answer');
    expect(await waiting).toBe('ok');
  });

  it('leave one thread behind, while the others end and give their memory back', async () => {
    const budget = createThreadBudget(2, 4_096);
    const release = vi.spyOn(budget, 'release');
    const { runner } = running(counting, { budget, idle: { extraMs: 20, lastMs: 60_000 } });
    const before = await together(runner, 4);
    await expect.poll(() => release.mock.calls.length).toBe(threadsOf(before) - 1);
    const [kept] = await together(runner, 1);
    expect(before.map(({ threadId }) => threadId)).toContain(kept?.threadId);
  });

  it('end the last thread too when there are none for long', async () => {
    const { runner } = running(counting, { idle: { extraMs: 20, lastMs: 20 } });
    const [first] = await together(runner, 1);
    const next = async () => (await together(runner, 1))[0]?.threadId;
    await expect.poll(next, { interval: 200 }).not.toBe(first?.threadId);
  });

  it('fail when the function is stopped, also those that wait', async () => {
    const { runner } = running(counting, { memoryMb: 3_000 });
    const events = [1, 2].map((n) => runner.invoke({ ms: 5_000 }, String(n)));
    const failing = Promise.allSettled(events);
    await runner.stop();
    for (const outcome of await failing)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'probe was stopped.' } });
  });
});
