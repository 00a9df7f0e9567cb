import { vi } from 'vitest';
import { documentClient } from '../../functions/runtime/document-client.ts';
import { s3Client } from '../../functions/runtime/s3-client.ts';
import { secretsClient } from '../../functions/runtime/secrets-client.ts';
import { sesClient } from '../../functions/runtime/ses-client.ts';
import { sqsClient } from '../../functions/runtime/sqs-client.ts';
import { serverFailure } from './aws-errors.ts';

/** Whether a call fails before AWS carries it out, or after it, so that only its answer is lost. */
export type Moment = 'before' | 'after';

/**
 * Lets the n-th call to DynamoDB, S3, SQS, SES or Secrets Manager fail, counted from 1, and answers the name of the command
 * that failed; an empty name when there were fewer calls.
 */
export async function withFailingCall(
  n: number,
  moment: Moment,
  run: () => Promise<unknown>,
): Promise<{ failed: string }> {
  let calls = 0;
  let failed = '';
  const spies = [documentClient(), s3Client(), sqsClient(), sesClient(), secretsClient()].map((client) => {
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    return vi.spyOn(client, 'send').mockImplementation(async (command: object) => {
      calls += 1;
      const fails = calls === n;
      if (fails) failed = command.constructor.name;
      if (fails && moment === 'before') throw serverFailure();
      const answer = await send(command);
      if (fails) throw serverFailure();
      return answer;
    });
  });
  try {
    await run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return { failed };
}
