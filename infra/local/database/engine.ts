import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

export interface DatabaseEngine {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** An engine that exits sooner than this after its start would only exit again, in milliseconds. */
const provenAfter = 2_000;

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
  const host = loopbackAddress();
  const port = await freePort(host);
  let isClosing = false;
  const launch = (): ChildProcess => {
    const startedAt = Date.now();
    const started = spawn(binary(), ['--host', host, '--port', String(port), '--db-path', file], {
      stdio: 'ignore',
    });
    onStart(started.pid);
    started.once('exit', () => {
      if (!isClosing && Date.now() - startedAt > provenAfter) child = launch();
    });
    return started;
  };
  let child = launch();
  const kill = (): void => void child.kill('SIGKILL');
  // The engine outlives its parent, so it has to go when this process does.
  process.once('exit', kill);
  const endpoint = `http://${host}:${port}`;
  await answering(endpoint, child);
  return {
    endpoint,
    close: async () => {
      isClosing = true;
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
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
 * One of the 16 million addresses that Linux gives this machine. The engine serves whoever calls it and lets pages of any
 * site read its answers, so it is where no page finds it; the proxy before it is what the functions know. macOS gives one.
 */
const loopbackAddress = (): string =>
  process.platform === 'darwin'
    ? '127.0.0.1'
    : `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no free port.');
  return address.port;
}

async function answering(endpoint: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The local DynamoDB engine ended with code ${child.exitCode}.`);
    try {
      await fetch(endpoint, { method: 'POST', body: '{}' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  child.kill('SIGKILL');
  throw new Error('The local DynamoDB engine did not answer within 10 s.');
}
