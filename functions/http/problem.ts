import type { AnyRoute } from '#shared/contract/define-route.ts';
import { type ErrorCode, Refusal, type RefusalDetails } from '#shared/contract/errors.ts';
import { isRejectedValue, isServiceFailure, isTooManyAttempts } from '../runtime/service-failure.ts';

/** What the caller sees of an error. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: RefusalDetails | undefined;
}

/**
 * Turns an error into what the caller may see: the sentence of a refusal, and the route's fallback sentence for
 * everything else. A time-out counts as a failed service; a value that a service refuses, as the caller's mistake; a limit
 * of the identity service, as theirs to wait for.
 */
export function problemOf(error: unknown, route: Pick<AnyRoute, 'fallback'>): Problem {
  if (error instanceof Refusal) return { code: error.code, message: error.message, details: error.details };
  if (isTooManyAttempts(error)) return tooManyAttempts;
  if (isRejectedValue(error)) return { code: 'invalid_request', message: notStorable };
  return { code: isServiceFailure(error) ? 'unavailable' : 'internal', message: route.fallback };
}

/** Seconds; the service does not say how long its limits last. */
const usualWait = 60;

const tooManyAttempts: Problem = {
  code: 'too_many_requests',
  message: 'Too many attempts. Wait a while before you try again.',
  details: { retryAfter: usualWait },
};

const notStorable =
  'A value of this request cannot be stored: a number is out of range, or a text is too long or contains half of a character.';
