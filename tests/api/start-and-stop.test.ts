import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'netwright-start-'));
});

afterEach(async () => {
  for (const child of started.splice(0)) if (isRunning(child)) await end(child, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly said: string;
}

/** `npm start` on data of its own; resolves when it is ready. */
async function start(environment: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...environment },
  });
  started.push(child);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  // What it says later, such as the codes that it mails, has to find an open pipe.
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    said += text;
    const [, url] = /Netwright is ready on (\S+)/.exec(said) ?? [];
    // The rest of the output comes with the line with the address, or right after it.
    if (url && (environment.SEED === 'none' || said.includes('Administrator:'))) {
      child.stdout.resume();
      return { child, url, said };
    }
  }
  throw new Error(`Netwright did not start:\n${said}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

const stats = async (url: string) => (await (await fetch(`${url}/api/stats`)).json()).data;

function enginePid(): number {
  return Number(readFileSync(join(folder, 'engine.pid'), 'utf8'));
}

/** The outcome of each load of the catalogue, from the functions' log. */
const catalogueLoads = (): string[] =>
  [...readFileSync(join(folder, 'log/functions.log'), 'utf8').matchAll(/"catalogue","outcome":"(\w+)"/g)].map(
    ([, outcome = '']) => outcome,
  );

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('npm start', () => {
  it('adds the example data once', async () => {
    const first = await start();
    expect(first.said).toContain('Designer: designer@netwright.example');
    expect(await stats(first.url)).toEqual({ users: 2, companies: 1, designs: 1, reports: 0 });
    await end(first.child, 'SIGINT');
    const second = await start();
    expect(await stats(second.url)).toEqual({ users: 2, companies: 1, designs: 1, reports: 0 });
    expect(catalogueLoads()).toEqual(['loaded', 'current']);
  });

  it('loses no acknowledged write when it is killed, and starts again', async () => {
    const { child, url } = await start({ SEED: 'none' });
    const register = (email: string) =>
      fetch(`${url}/api/users/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Kay',
          email,
          company: 'Kay',
          role: 'other',
          password: 'nobody-guesses-7',
          terms: true,
          planId: 'trial',
        }),
      });
    const answered = await Promise.all(['a', 'b', 'c'].map((name) => register(`${name}@example.com`)));
    expect(answered.map(({ status }) => status)).toEqual([201, 201, 201]);
    await end(child, 'SIGKILL');
    const again = await start({ SEED: 'none' });
    expect(await stats(again.url)).toMatchObject({ users: 3 });
  });

  it('recovers when its database engine dies', async () => {
    const { url } = await start();
    // An engine that dies right after its start is not restarted.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const first = enginePid();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => enginePid(), { timeout: 10_000 }).not.toBe(first);
    await expect.poll(async () => (await fetch(`${url}/api/stats`)).status, { timeout: 10_000 }).toBe(200);
    expect(await stats(url)).toMatchObject({ users: 2, designs: 1 });
  });

  it('ends every child process on Ctrl-C', async () => {
    const { child } = await start({ SEED: 'none' });
    const engine = enginePid();
    expect(runs(engine)).toBe(true);
    await end(child, 'SIGINT');
    expect(child.exitCode).toBe(0);
    expect(runs(engine)).toBe(false);
    expect(existsSync(join(folder, 'owner.pid'))).toBe(false);
  });

  it('rejects a data folder that another Netwright is using, and says so', async () => {
    await start({ SEED: 'none' });
    await expect(start({ SEED: 'none' })).rejects.toThrow(/Netwright already runs on/);
  });
});
