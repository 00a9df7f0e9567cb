import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { isFullProbing, probes } from '../support/probes.ts';

const root = mkdtempSync(join(tmpdir(), 'netwright-start-'));
/** Of the product that most tests share. */
const folder = join(root, 'with-examples');
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) if (isRunning(child)) await end(child, 'SIGTERM');
  rmSync(root, { recursive: true, force: true });
});

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly said: string;
}

/** `npm start` on these data; resolves when it is ready. */
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

let product: Running | undefined;

/** The product with its example data, started where no test before has left it running: a start takes seconds. */
async function running(): Promise<Running> {
  if (!product || !isRunning(product.child)) product = await start();
  return product;
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
    const first = await running();
    expect(first.said).toContain('Designer: designer@netwright.example');
    expect(await stats(first.url)).toEqual({ users: 2, companies: 1, designs: 1, reports: 0 });
    await end(first.child, 'SIGINT');
    const second = await running();
    expect(await stats(second.url)).toEqual({ users: 2, companies: 1, designs: 1, reports: 0 });
    expect(catalogueLoads()).toEqual(['loaded', 'current']);
  });

  it('loses no acknowledged write when it is killed under load, and starts again', {
    timeout: isFullProbing ? 900_000 : 120_000,
  }, async () => {
    const unseeded = { SEED: 'none', DATA_DIR: mkdtempSync(join(root, 'killed-')) };
    let victim = await start(unseeded);
    const call = async (path: string, method: string, body?: object, token?: string) => {
      const answer = await fetch(`${victim.url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const register = (email: string) =>
      call('/users/register', 'POST', {
        name: 'Kay',
        email,
        company: 'Kay',
        role: 'other',
        password: 'nobody-guesses-7',
        terms: true,
        planId: 'trial',
      });
    const answered = await Promise.all(['a', 'b', 'c'].map((name) => register(`${name}@example.com`)));
    expect(answered.map(({ status }) => status)).toEqual([201, 201, 201]);
    const owners = await Promise.all(
      answered.map(async ({ body: { token } }) => {
        const { body } = await call('/networkdesign', 'POST', { designName: 'Under load' }, token);
        return { token: String(token), id: String(body.data.id), acknowledged: 1, created: 1 };
      }),
    );
    for (let kill = 1; kill <= probes(5); kill += 1) {
      const before = owners.map(({ acknowledged }) => acknowledged);
      // Until the connection breaks.
      const written = Promise.allSettled(
        owners.map(async (owner) => {
          for (;;) {
            const { token, id, acknowledged, created } = owner;
            const change = { version: acknowledged, description: `Version ${acknowledged + 1}` };
            const changed = await call(`/networkdesign/${id}`, 'PUT', change, token);
            expect(changed.status).toBe(200);
            owner.acknowledged = changed.body.data.version;
            const one = { designName: `${kill}.${created + 1}` };
            expect((await call('/networkdesign', 'POST', one, token)).status).toBe(201);
            owner.created = created + 1;
          }
        }),
      );
      await expect
        .poll(() => owners.every(({ acknowledged }, index) => acknowledged > (before[index] ?? 0) + 1))
        .toBe(true);
      await end(victim.child, 'SIGKILL');
      expect((await written).map(({ status }) => status)).not.toContain('fulfilled');
      victim = await start(unseeded);
      for (const owner of owners) {
        // The write under way may have been done, too: only its answer is lost.
        const { body } = await call(`/networkdesign/${owner.id}`, 'GET', undefined, owner.token);
        expect([owner.acknowledged, owner.acknowledged + 1]).toContain(body.data.version);
        expect(body.data.description).toBe(`Version ${body.data.version}`);
        owner.acknowledged = body.data.version;
        const list = await call('/networkdesign', 'GET', undefined, owner.token);
        expect([owner.created, owner.created + 1]).toContain(list.body.pagination.total);
        owner.created = list.body.pagination.total;
      }
    }
    const designs = owners.reduce((sum, { created }) => sum + created, 0);
    expect(await stats(victim.url)).toMatchObject({ users: 3, designs });
    const { stdout } = await promisify(execFile)(process.execPath, ['infra/operator/stats.ts', 'check'], {
      env: { ...process.env, DATA_DIR: unseeded.DATA_DIR },
    });
    expect(stdout).toBe('The counts are what the tables hold.\n');
  });

  it('recovers when its database engine dies', async () => {
    const { url } = await running();
    // An engine that dies right after its start is not restarted.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const first = enginePid();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => enginePid(), { timeout: 10_000 }).not.toBe(first);
    await expect.poll(async () => (await fetch(`${url}/api/stats`)).status, { timeout: 10_000 }).toBe(200);
    expect(await stats(url)).toMatchObject({ users: 2, designs: 1 });
  });

  it('rejects a data folder that another Netwright is using, and says so', async () => {
    await running();
    await expect(start()).rejects.toThrow(/Netwright already runs on/);
  });

  it('ends every child process on Ctrl-C', async () => {
    const { child } = await running();
    const engine = enginePid();
    expect(runs(engine)).toBe(true);
    await end(child, 'SIGINT');
    expect(child.exitCode).toBe(0);
    expect(runs(engine)).toBe(false);
    expect(existsSync(join(folder, 'owner.pid'))).toBe(false);
  });
});
