import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { DeployedFunction } from './deployed-functions.ts';
import { FunctionFailure } from './function-failure.ts';
import type { Invocation, WorkerSettings } from './worker-messages.ts';

export interface ThreadOptions {
  readonly deployed: DeployedFunction;
  /** All of the thread's environment; it has nothing of this process's. */
  readonly environment: Readonly<Record<string, string>>;
  /** Gets what the function writes to its log. */
  readonly log: (line: string) => void;
  /** Called once, when the thread has ended by itself, by a time-out or by `stop`. */
  readonly onEnd: () => void;
}

/** One instance of a function: a thread that takes one event at a time. */
export interface FunctionThread {
  /** Returns the handler's result. Throws FunctionFailure. A time-out ends the thread. */
  run(event: unknown, requestId: string): Promise<unknown>;
  stop(reason: FunctionFailure): Promise<void>;
}

const Message = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), error: z.string() }),
  z.object({ id: z.number(), answer: z.unknown() }),
]);

interface Pending {
  readonly id: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: FunctionFailure) => void;
}

export function startFunctionThread({ deployed, environment, log, onEnd }: ThreadOptions): FunctionThread {
  const { name, timeoutSeconds, memoryMb } = deployed;
  const [file = 'index', exportName = 'handler'] = deployed.handler.split('.');
  let pending: Pending | undefined;
  let nextId = 0;
  let hasEnded = false;

  const worker = new Worker(fileURLToPath(new URL('./worker.mjs', import.meta.url)), {
    workerData: {
      modulePath: join(deployed.codeFolder, `${file}.mjs`),
      exportName,
      functionName: name,
      memoryMb,
    } satisfies WorkerSettings,
    env: environment,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => log(text.trimEnd()));
  }

  const settle = (message: z.output<typeof Message>): void => {
    if ('ready' in message || message.id !== pending?.id) return;
    if ('error' in message) pending.reject(new FunctionFailure(message.error));
    else pending.resolve(message.answer);
  };
  const end = (reason: FunctionFailure): void => {
    if (hasEnded) return;
    hasEnded = true;
    pending?.reject(reason);
    onEnd();
  };
  const stop = async (reason: FunctionFailure): Promise<void> => {
    end(reason);
    await worker.terminate();
  };

  worker.on('message', (message: unknown) => settle(Message.parse(message)));
  worker.on('error', (error) => log(`${name}: ${error.stack ?? error.message}`));
  worker.on('exit', () => end(new FunctionFailure(`${name} ended without an answer.`)));
  worker.unref();

  return {
    stop,
    async run(event, requestId) {
      const id = nextId++;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      pending = { id, resolve, reject };
      const deadline = Date.now() + timeoutSeconds * 1000;
      worker.postMessage({ id, requestId, event, deadline } satisfies Invocation);
      const timer = setTimeout(() => {
        void stop(new FunctionFailure(`${name} timed out after ${timeoutSeconds} s.`, true));
      }, timeoutSeconds * 1000);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        pending = undefined;
      }
    },
  };
}
