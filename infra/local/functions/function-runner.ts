import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { DeployedFunction } from './deployed-functions.ts';
import type { Invocation, WorkerSettings } from './worker-messages.ts';

/** A function that failed to respond: it threw, exited or timed out. */
export class FunctionFailure extends Error {
  readonly timedOut: boolean;

  constructor(message: string, timedOut = false) {
    super(message);
    this.name = 'FunctionFailure';
    this.timedOut = timedOut;
  }
}

export interface RunnerOptions {
  readonly deployed: DeployedFunction;
  /** What Lambda itself puts into the environment: region, keys, and here the stand-ins' addresses. */
  readonly runtimeEnvironment: Readonly<Record<string, string>>;
  /** Values of this machine for variables that the template gives; read when the function starts. */
  readonly localVariables?: () => Readonly<Record<string, string>>;
  /** Gets what the function writes to its log. */
  readonly log: (line: string) => void;
}

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: FunctionFailure) => void;
}

const Message = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), error: z.string() }),
  z.object({ id: z.number(), answer: z.unknown() }),
]);

/**
 * Runs one function in a thread of its own, with its template's environment and nothing of this process's. The thread
 * starts with the first event and stays, as a warm function does; a time-out or an exit ends it.
 */
export interface FunctionRunner {
  /** Returns the handler's result. Throws FunctionFailure. */
  invoke(event: unknown, requestId: string): Promise<unknown>;
  /** Stops the thread; the next event starts it again, with the current code. */
  stop(reason?: FunctionFailure): Promise<void>;
}

export function createFunctionRunner({
  deployed,
  runtimeEnvironment,
  localVariables = () => ({}),
  log,
}: RunnerOptions): FunctionRunner {
  const { name, timeoutSeconds, memoryMb } = deployed;
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let nextId = 0;

  const failAll = (failure: FunctionFailure): void => {
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };

  const settle = (message: z.output<typeof Message>): void => {
    if ('ready' in message) return;
    const waiting = pending.get(message.id);
    if ('error' in message) waiting?.reject(new FunctionFailure(message.error));
    else waiting?.resolve(message.answer);
  };

  const localValues = () =>
    Object.fromEntries(
      Object.entries(localVariables()).filter(([name]) => deployed.environment[name] !== undefined),
    );

  const start = (): Worker => {
    const [file = 'index', exportName = 'handler'] = deployed.handler.split('.');
    const started = new Worker(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      workerData: {
        modulePath: join(deployed.codeFolder, `${file}.mjs`),
        exportName,
        functionName: name,
        memoryMb,
      } satisfies WorkerSettings,
      env: { ...runtimeEnvironment, ...deployed.environment, ...localValues() },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    });
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => log(text.trimEnd()));
    }
    started.on('message', (message: unknown) => settle(Message.parse(message)));
    started.on('error', (error) => log(`${name}: ${error.stack ?? error.message}`));
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      failAll(new FunctionFailure(`${name} ended without an answer.`));
    });
    started.unref();
    return started;
  };

  const stop = async (reason = new FunctionFailure(`${name} was stopped.`)): Promise<void> => {
    const stopped = worker;
    worker = undefined;
    failAll(reason);
    await stopped?.terminate();
  };

  return {
    stop,
    async invoke(event, requestId) {
      const id = nextId++;
      worker ??= start();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      pending.set(id, { resolve, reject });
      worker.postMessage({
        id,
        requestId,
        event,
        deadline: Date.now() + timeoutSeconds * 1000,
      } satisfies Invocation);
      const timer = setTimeout(() => {
        void stop(new FunctionFailure(`${name} timed out after ${timeoutSeconds} s.`, true));
      }, timeoutSeconds * 1000);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        pending.delete(id);
      }
    },
  };
}
