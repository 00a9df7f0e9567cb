import type { ErrorCode, RefusalDetails } from '#shared/contract/errors.ts';
import type { GatewayCode } from './gateway-answer.ts';

/**
 * In addition to the contract's codes: the call never reached the service, or something else answered in its place, as
 * the gateway does when the service takes too long (`unanswered`) or is asked too often (`overrun`).
 */
export type ApiErrorCode = ErrorCode | 'unreachable' | GatewayCode;

/** A call that did not succeed. `message` is the sentence to show: the server's, else the route's fallback. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details: RefusalDetails | undefined;
  /** For the operator who looks the failure up in the logs. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    { status, code, details, requestId }: Pick<ApiError, 'status' | 'code'> & Partial<ApiError>,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
  }
}

/** True for a request that we cancelled: not an error to show (specification, section 4). */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.message === 'Request canceled');

/** Whether a change was refused because it was made of another version than the stored one. */
export const isStaleVersion = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_version';

/** The sentence to show for anything thrown; where the service did not answer itself, it says that too. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === 'unreachable') return `${error.message}: Netwright could not be reached.`;
  const advice = gatewayAdvice(error);
  return advice === undefined ? error.message : `${error.message}: ${advice}`;
}

/** What happened and what to do where the gateway answered in place of the service. */
export function gatewayAdvice({ code }: ApiError): string | undefined {
  if (code === 'unanswered')
    return 'Netwright did not answer in time. Reload the page to see what was done, then try again.';
  return code === 'overrun' ? 'Netwright is too busy. Wait a moment, then try again.' : undefined;
}

/** What the plan does not allow, where that is why a call was refused. */
export const isPlanLimit = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'plan_limit';
