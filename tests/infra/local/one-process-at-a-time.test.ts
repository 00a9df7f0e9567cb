import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneProcessAtATime } from '../../../infra/local/one-process-at-a-time.ts';

const module = new URL('../../../infra/local/one-process-at-a-time.ts', import.meta.url);

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'netwright-lock-'));
  lock = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that has the lock until it is killed. */
async function holder(): Promise<ChildProcess> {
  const script = `import { oneProcessAtATime } from ${JSON.stringify(module.href)};
    await oneProcessAtATime(${JSON.stringify(lock)}, () => {}, () => {
      console.log('held');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('waits for another process, and goes on when that is killed', async () => {
  const other = await holder();
  const events: string[] = [];
  await oneProcessAtATime(
    lock,
    () => {
      events.push('waits');
      other.kill('SIGKILL');
    },
    async () => {
      events.push('runs');
    },
  );
  expect(events).toEqual(['waits', 'runs']);
});

it('gives the lock back when the task fails', async () => {
  const failing = oneProcessAtATime(lock, expect.unreachable, () => Promise.reject(new Error('no space')));
  await expect(failing).rejects.toThrow('no space');
  await oneProcessAtATime(lock, expect.unreachable, async () => {});
});
