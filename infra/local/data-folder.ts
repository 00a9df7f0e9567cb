import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the local cloud keeps what it stores: `DATA_DIR`, else `.local` in the project's folder. */
export interface DataFolder {
  readonly path: string;
  file(name: string): string;
  /** A secret of the template, made once and kept. */
  secret(name: string): string;
  /** Records the database engine, so that a later start can stop one that outlived a killed parent. */
  rememberEngine(pid: number | undefined): void;
  release(): void;
}

/** Claims the folder for this process. Throws a readable error when another running Netwright has it. */
export function claimDataFolder(path = process.env.DATA_DIR ?? '.local'): DataFolder {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = (name: string): string => join(folder, name);
  const owner = readPid(file('owner.pid'));
  if (owner !== undefined && owner !== process.pid && isRunning(owner, 'node'))
    throw new Error(
      `Netwright already runs on ${folder} (process ${owner}). Stop it first, or set DATA_DIR.`,
    );
  endOrphan(file('engine.pid'));
  writeFileSync(file('owner.pid'), String(process.pid));
  return {
    path: folder,
    file,
    secret: (name) => keptSecret(file(`secret-${name.replace(/[^A-Za-z0-9]+/g, '-')}`)),
    rememberEngine: (pid) => writeFileSync(file('engine.pid'), String(pid ?? '')),
    release: () => {
      for (const name of ['owner.pid', 'engine.pid']) rmSync(file(name), { force: true });
    },
  };
}

function readPid(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/** Whether a process runs under this id and is of that program; ids are given out again after a restart. */
function isRunning(pid: number, program: string): boolean {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(program);
  } catch {
    return false;
  }
}

function endOrphan(file: string): void {
  const pid = readPid(file);
  if (pid !== undefined && isRunning(pid, 'dynoxide')) process.kill(pid, 'SIGKILL');
}

function keptSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
