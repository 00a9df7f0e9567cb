import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface DatabaseEngine {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** An engine that exits sooner than this after its start would only exit again, in milliseconds. */
const provenAfter = 2_000;
/** Each start tries another address: somebody may listen at one. */
const startAttempts = 5;

/**
 * Starts DynamoDB's local engine on a file, and restarts it if it exits. `DYNAMODB_ENDPOINT` names another one that
 * already runs, for platforms that the embedded engine has no binary for.
 * @param onStart gets the process id of each engine that is started
 */
export async function startDatabaseEngine(
  file: string,
  onStart: (pid: number | undefined) => void = () => {},
): Promise<DatabaseEngine> {
  const given = process.env.DYNAMODB_ENDPOINT;
  if (given) return { endpoint: given, close: async () => {} };
  for (let attempt = 1; ; attempt++) {
    const engine = launchEngine(file, randomAddress(), onStart);
    try {
      await engine.answering();
      return engine;
    } catch (cause) {
      await engine.close();
      if (attempt === startAttempts) throw cause;
    }
  }
}

interface LaunchedEngine extends DatabaseEngine {
  /** @throws Error with the engine's own message if it exits, or if it has not answered within 10 s */
  answering(): Promise<void>;
}

function launchEngine(
  file: string,
  { host, port }: ReturnType<typeof randomAddress>,
  onStart: (pid: number | undefined) => void,
): LaunchedEngine {
  const endpoint = `http://${host}:${port}`;
  let isClosing = false;
  let hasEnded = false;
  let message = '';
  const launch = (): ChildProcess => {
    hasEnded = false;
    message = '';
    const startedAt = Date.now();
    const started = spawn(binary(), ['--host', host, '--port', String(port), '--db-path', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onStart(started.pid);
    started.stderr.on('data', (written: Buffer) => {
      message += written.toString();
    });
    // Not at `exit`: what the engine wrote may still be in the pipe then.
    started.once('close', () => {
      hasEnded = true;
      if (!isClosing && Date.now() - startedAt > provenAfter) child = launch();
    });
    return started;
  };
  let child = launch();
  const kill = (): void => void child.kill('SIGKILL');
  // The engine outlives its parent, so it has to go when this process does.
  process.once('exit', kill);
  return {
    endpoint,
    answering: async () => {
      const deadline = Date.now() + 10_000;
      while (Date.now() < deadline) {
        if (hasEnded) throw new Error(`The local DynamoDB engine exited at its start: ${message.trim()}`);
        try {
          await fetch(endpoint, { method: 'POST', body: '{}' });
          return;
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
      throw new Error('The local DynamoDB engine did not answer within 10 s.');
    },
    close: async () => {
      isClosing = true;
      process.off('exit', kill);
      if (hasEnded) return;
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

function binary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide');
  } catch (cause) {
    throw new Error(
      `There is no local DynamoDB engine for this platform (${name}). Start DynamoDB Local and set DYNAMODB_ENDPOINT to its address.`,
      { cause },
    );
  }
}

/**
 * One of the 16 million loopback addresses of Linux (macOS has one), and a port below those that systems hand out by
 * themselves. The engine serves whoever calls it and lets pages of any site read its answers, so it is where no page finds
 * it; the proxy before it is what the functions know.
 */
const randomAddress = () => ({
  host:
    process.platform === 'darwin'
      ? '127.0.0.1'
      : `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
  port: randomInt(11_000, 32_768),
});
