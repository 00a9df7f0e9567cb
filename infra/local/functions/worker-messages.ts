/** What a function's worker is started with. */
export interface WorkerSettings {
  readonly modulePath: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly memoryMb: number;
}

/** One event for a worker to answer. */
export interface Invocation {
  readonly id: number;
  readonly requestId: string;
  readonly event: unknown;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}
