/**
 * The provider did not answer, or not in time, or with a failure of its own. Whether a POST had its effect is unknown.
 * Answered as 503, by its name.
 */
export class ProviderUnavailable extends Error {
  override readonly name = 'ServiceUnavailable';
}

/** The provider refused a request, which had no effect. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly status: number;
  /** `duplicate_reference` and so on; empty where the provider states none. */
  readonly code: string;

  constructor(status: number, message: string, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Whether the provider refused because of this: by its code, or, in older answers, by its sentence. */
export const isRefusedFor = (error: unknown, code: string, sentence: RegExp): boolean =>
  error instanceof ProviderRefusal && (error.code === code || sentence.test(error.message));
