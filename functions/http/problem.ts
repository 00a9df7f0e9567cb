import type { AnyRoute } from '#shared/contract/define-route.ts';
import { type ErrorCode, Refusal, type RefusalDetails } from '#shared/contract/errors.ts';
import { isRejectedValue, isServiceFailure } from '../runtime/service-failure.ts';

/** What the caller sees of an error. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: RefusalDetails | undefined;
}

/**
 * Turns an error into what the caller may see: the sentence of a refusal, and the route's fallback sentence for
 * everything else. A time-out counts as a failed service; a value that a service refuses, as the caller's mistake.
 */
export function problemOf(error: unknown, route: Pick<AnyRoute, 'fallback'>): Problem {
  if (error instanceof Refusal) return { code: error.code, message: error.message, details: error.details };
  if (isRejectedValue(error)) return { code: 'invalid_request', message: notStorable };
  return { code: isServiceFailure(error) ? 'unavailable' : 'internal', message: route.fallback };
}

const notStorable =
  'A value of this request cannot be stored: a number is out of range, or a text is too long.';
