import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { DeployedFunction } from './deployed-functions.ts';
import type { Invocation, WorkerSettings } from './worker-messages.ts';

/** A function that failed to answer: it threw, ended or ran out of time. */
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
export class FunctionRunner {
  readonly #options: RunnerOptions;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #next = 0;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  /** Answers what the handler answers. Throws FunctionFailure. */
  async invoke(event: unknown, requestId: string): Promise<unknown> {
    const { name, timeoutSeconds } = this.#options.deployed;
    const id = this.#next++;
    this.#worker ??= this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(id, { resolve, reject });
    this.#worker.postMessage({
      id,
      requestId,
      event,
      deadline: Date.now() + timeoutSeconds * 1000,
    } satisfies Invocation);
    const timer = setTimeout(() => {
      void this.stop(new FunctionFailure(`${name} timed out after ${timeoutSeconds} s.`, true));
    }, timeoutSeconds * 1000);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  /** Ends the thread; the next event starts it anew, with the code as it then is. */
  async stop(reason = new FunctionFailure(`${this.#options.deployed.name} was stopped.`)): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#failAll(reason);
    await worker?.terminate();
  }

  #start(): Worker {
    const { deployed, runtimeEnvironment, log } = this.#options;
    const [file = 'index', exportName = 'handler'] = deployed.handler.split('.');
    const worker = new Worker(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      workerData: {
        modulePath: join(deployed.codeFolder, `${file}.mjs`),
        exportName,
        functionName: deployed.name,
        memoryMb: deployed.memoryMb,
      } satisfies WorkerSettings,
      env: { ...runtimeEnvironment, ...deployed.environment },
      resourceLimits: { maxOldGenerationSizeMb: deployed.memoryMb },
      stdout: true,
      stderr: true,
    });
    for (const stream of [worker.stdout, worker.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => log(text.trimEnd()));
    }
    worker.on('message', (message: unknown) => this.#settle(Message.parse(message)));
    worker.on('error', (error) => log(`${deployed.name}: ${error.stack ?? error.message}`));
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#failAll(new FunctionFailure(`${deployed.name} ended without an answer.`));
    });
    worker.unref();
    return worker;
  }

  #settle(message: z.output<typeof Message>): void {
    if ('ready' in message) return;
    const pending = this.#pending.get(message.id);
    if ('error' in message) pending?.reject(new FunctionFailure(message.error));
    else pending?.resolve(message.answer);
  }

  #failAll(failure: FunctionFailure): void {
    for (const { reject } of this.#pending.values()) reject(failure);
    this.#pending.clear();
  }
}
