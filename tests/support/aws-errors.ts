import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** DynamoDB's refusal of a transaction, with a reason for each of its steps. */
export const canceled = (...codes: readonly string[]): TransactionCanceledException =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** A failure that DynamoDB or S3 returned, after the SDK's own retries. */
export const serverFailure = (name = 'InternalServerError'): Error =>
  Object.assign(new Error('The service failed'), {
    name,
    $fault: 'server',
    $metadata: { httpStatusCode: 500 },
  });

/** A call without a response, so that its outcome is unknown. */
export const noAnswer = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
