import type { DeployedFunction } from './deployed-functions.ts';
import { FunctionFailure } from './function-failure.ts';
import { type FunctionThread, startFunctionThread } from './function-thread.ts';
import { createThreadBudget, type ThreadBudget } from './thread-budget.ts';

export interface RunnerOptions {
  readonly deployed: DeployedFunction;
  /** What Lambda itself puts into the environment: region, keys, and here the stand-ins' addresses. */
  readonly runtimeEnvironment: Readonly<Record<string, string>>;
  /** Values of this machine for variables that the template gives; read when the function starts. */
  readonly localVariables?: () => Readonly<Record<string, string>>;
  /** Gets what the function writes to its log. */
  readonly log: (line: string) => void;
  /** Shared by all functions of a machine. */
  readonly budget?: ThreadBudget;
  readonly idle?: IdleTimes;
}

/** After how long without an event a thread ends, in milliseconds. */
export interface IdleTimes {
  /** While the function has others. */
  readonly extraMs: number;
  /** The function's last one: its next event would wait for a start. */
  readonly lastMs: number;
}

/**
 * Runs one function as Lambda does: each thread takes one event at a time, more threads are started while all are busy, and
 * those that have nothing to do end. What this machine has no thread for waits for its turn, before its time begins to run.
 */
export interface FunctionRunner {
  /** Returns the handler's result. Throws FunctionFailure. */
  invoke(event: unknown, requestId: string): Promise<unknown>;
  /** Stops the threads; the next event starts one again, with the current code. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly event: unknown;
  readonly requestId: string;
  readonly resolve: (answer: Promise<unknown>) => void;
  readonly reject: (failure: FunctionFailure) => void;
}

interface Instance {
  readonly thread: FunctionThread;
  idleSince: number;
  timer: NodeJS.Timeout | undefined;
}

export function createFunctionRunner({
  deployed,
  runtimeEnvironment,
  localVariables = () => ({}),
  log,
  budget = createThreadBudget(),
  idle = { extraMs: 30_000, lastMs: 600_000 },
}: RunnerOptions): FunctionRunner {
  const { name, memoryMb } = deployed;
  const all = new Set<Instance>();
  /** The one that worked last comes first, so that the others can end. */
  const free: Instance[] = [];
  const waiting: Waiting[] = [];

  const environment = (): Record<string, string> => ({
    ...runtimeEnvironment,
    ...deployed.environment,
    ...Object.fromEntries(
      Object.entries(localVariables()).filter(([variable]) => deployed.environment[variable] !== undefined),
    ),
  });

  const start = (): Instance | undefined => {
    if (all.size >= budget.most(memoryMb)) return undefined;
    // A function's only thread needs no reservation.
    if (all.size > 0 && !budget.reserve(memoryMb)) return undefined;
    const thread = startFunctionThread({
      deployed,
      environment: environment(),
      log,
      onEnd: () => forget(instance),
    });
    const instance: Instance = { thread, idleSince: 0, timer: undefined };
    all.add(instance);
    return instance;
  };

  const forget = (instance: Instance): void => {
    all.delete(instance);
    const place = free.indexOf(instance);
    if (place >= 0) free.splice(place, 1);
    clearTimeout(instance.timer);
    if (all.size > 0) budget.release(memoryMb);
  };

  /** Ends an instance once it has been idle for long enough. */
  const watchIdle = (instance: Instance): void => {
    const allowedMs = all.size > 1 ? idle.extraMs : idle.lastMs;
    const leftMs = instance.idleSince + allowedMs - Date.now();
    if (leftMs <= 0) {
      void instance.thread.stop(new FunctionFailure(`${name} was idle.`));
      return;
    }
    instance.timer = setTimeout(() => watchIdle(instance), leftMs);
    instance.timer.unref();
  };

  const work = async (instance: Instance, { event, requestId }: Waiting): Promise<unknown> => {
    clearTimeout(instance.timer);
    try {
      return await instance.thread.run(event, requestId);
    } finally {
      if (all.has(instance)) {
        instance.idleSince = Date.now();
        free.push(instance);
        watchIdle(instance);
      }
      assign();
    }
  };

  const assign = (): void => {
    while (waiting.length > 0) {
      const instance = free.pop() ?? start();
      if (!instance) return;
      const next = waiting.shift();
      if (next) next.resolve(work(instance, next));
    }
  };

  return {
    invoke(event, requestId) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.push({ event, requestId, resolve, reject });
      assign();
      return promise;
    },
    async stop() {
      const reason = new FunctionFailure(`${name} was stopped.`);
      for (const { reject } of waiting.splice(0)) reject(reason);
      await Promise.all([...all].map(({ thread }) => thread.stop(reason)));
    },
  };
}
