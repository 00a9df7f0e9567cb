import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { alone, type Benchmark, type Row, usualColumns, within } from '../report.ts';
import { median } from '../statistics.ts';

const limits = { fromScratch: 20, unchanged: 8 } as const;
const runs = 3;
const giveUpMs = 120_000;

/** `npm start` in a copy of the project: built from nothing, with nothing changed, and ended by Ctrl-C. */
export const startUp: Benchmark<unknown> = {
  name: 'start-up',
  title: 'Start-up: npm start until it is ready',
  run: async () => {
    const copy = copyProject();
    try {
      const fromScratch: Started[] = [];
      const unchanged: Started[] = [];
      for (let run = 0; run < runs; run += 1) {
        rmSync(join(copy, 'dist'), { recursive: true, force: true });
        fromScratch.push(await startAndStop(copy));
        unchanged.push(await startAndStop(copy));
      }
      const all = [...fromScratch, ...unchanged];
      return {
        columns: usualColumns,
        rows: [
          within('Everything built, empty data', seconds(fromScratch, 'readyMs'), limits.fromScratch, 's'),
          within('Nothing changed', seconds(unchanged, 'readyMs'), limits.unchanged, 's'),
          alone('Ctrl-C until npm start has ended', seconds(all, 'stopMs') * 1000, 'ms'),
          childrenRow(all.flatMap(({ left }) => left)),
        ],
        notes: [
          `Medians of ${runs} runs; the demonstration accounts are seeded each time; the copy shares the installed packages.`,
        ],
      };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};

interface Started {
  readonly readyMs: number;
  readonly stopMs: number;
  /** Commands of processes that were still there after the end. */
  readonly left: readonly string[];
}

const seconds = (started: readonly Started[], of: 'readyMs' | 'stopMs'): number =>
  median(started.map((one) => one[of])) / 1000;

const childrenRow = (left: readonly string[]): Row => [
  'Processes left after Ctrl-C',
  left.length === 0 ? 'none' : left.join(', '),
  'none',
  left.length === 0 ? 'within goal' : 'OVER GOAL',
];

const notCopied = new Set(['.git', '.local', '.cache', 'cdk.out', 'coverage', 'dist', 'node_modules']);

/** So that nothing of the checkout's own builds has to be removed. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'netwright-start-'));
  for (const entry of readdirSync('.')) {
    // With its times, or the packages would count as older than the lock file.
    if (!notCopied.has(entry))
      cpSync(entry, join(copy, entry), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

async function startAndStop(project: string): Promise<Started> {
  const data = mkdtempSync(join(tmpdir(), 'netwright-start-data-'));
  const start = performance.now();
  // Its own process group, as a terminal gives it; the packages are there, so nothing is to be installed.
  const child = spawn('npm', ['start', '--ignore-scripts', '--loglevel=error'], {
    cwd: project,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    await readyLine(child);
    const readyMs = performance.now() - start;
    const interrupted = performance.now();
    signalGroup(child, 'SIGINT');
    await ended;
    return { readyMs, stopMs: performance.now() - interrupted, left: processesOn(data) };
  } finally {
    signalGroup(child, 'SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

async function readyLine({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The output of npm start cannot be read.');
  const deadline = AbortSignal.timeout(giveUpMs);
  for await (const line of createInterface({ input: stdout, signal: deadline })) {
    // The rest of the output is left to flow.
    if (line.includes('Netwright is ready on')) return void stdout.resume();
  }
  throw new Error('npm start ended, or took too long, before it was ready.');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of the group have ended.
  }
}

/** Commands of the processes that were started with this data folder, whoever their parent is now. Linux only. */
function processesOn(data: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${data}`);
      return isOurs ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()] : [];
    } catch {
      // It ended between the two reads.
      return [];
    }
  });
}
