/** A function that failed to respond: it threw, exited or timed out. */
export class FunctionFailure extends Error {
  readonly timedOut: boolean;

  constructor(message: string, timedOut = false) {
    super(message);
    this.name = 'FunctionFailure';
    this.timedOut = timedOut;
  }
}
