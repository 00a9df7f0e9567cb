/**
 * Whether an error is a service's failure rather than a bug of ours: throttled, overloaded, unreachable, or too slow,
 * after the SDK's own retries. Such a call may be tried again later.
 */
export function isServiceFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (failureNames.has(error.name) || networkCodes.has(String(read(error, 'code')))) return true;
  if (cancellationReasons(error).some((code) => failureNames.has(code))) return true;
  const status = read(read(error, '$metadata'), 'httpStatusCode');
  return read(error, '$fault') === 'server' || (typeof status === 'number' && status >= 500);
}

/**
 * Whether the identity service has had enough for now, of this user or address or of everybody. Decided by the names
 * alone: the mailing of codes, passwords and sign-ins all have limits of their own, and every call meets some of them.
 */
export const isTooManyAttempts = (error: unknown): boolean =>
  error instanceof Error && attemptNames.has(error.name);

/**
 * Whether a service refuses a value that it was sent, such as a number or half of a character that DynamoDB cannot store, or
 * its client a number that it cannot write exactly.
 */
export const isRejectedValue = (error: unknown): boolean =>
  error instanceof Error &&
  (rejections.has(error.name) ||
    cancellationReasons(error).includes('ValidationError') ||
    inexactNumber.test(error.message));

const rejections: ReadonlySet<string> = new Set(['ValidationException', 'SerializationException']);

/** The marshaller of AWS’s document client throws a plain error (`@aws-sdk/util-dynamodb`, `convertToAttr`). */
const inexactNumber = /^Number \S+ is (greater|lesser) than Number\.M(AX|IN)_SAFE_INTEGER\./;

const attemptNames: ReadonlySet<string> = new Set([
  'LimitExceededException',
  // The same, as cognito-client.ts passes it on.
  'CodeLimitExceeded',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
]);

const failureNames: ReadonlySet<string> = new Set([
  'InternalErrorException',
  'InternalServerError',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'ServiceUnavailable',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingError',
  'ThrottlingException',
  'TimeoutError',
  'TransactionConflict',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

const networkCodes: ReadonlySet<string> = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Why DynamoDB cancelled a transaction: one code for each of its items. */
function cancellationReasons(error: Error): string[] {
  const reasons = read(error, 'CancellationReasons');
  return Array.isArray(reasons) ? reasons.map((reason) => String(read(reason, 'Code'))) : [];
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
