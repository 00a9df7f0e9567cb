import { ProviderUnavailable } from './provider-failure.ts';

/** Failures in a row after which calls fail at once instead of waiting for a time-out each. */
const failuresToOpen = 5;
/** How long, until one call may try again, in milliseconds. */
const openMs = 20_000;

/** Keeps a provider that is down from taking a function's whole time with every call. Of one instance of a function. */
export function circuitBreaker() {
  let failures = 0;
  let openUntil = 0;
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (failures >= failuresToOpen) {
      if (Date.now() < openUntil)
        throw new ProviderUnavailable(
          'The payment provider failed several times; it is left alone for a moment',
        );
      // One call tries; the others fail until it has come back.
      openUntil = Date.now() + openMs;
    }
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        failures += 1;
        openUntil = Date.now() + openMs;
      } else failures = 0;
      throw error;
    }
  };
}
