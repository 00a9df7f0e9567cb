import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Refusal } from '#shared/contract/errors.ts';

/** The outcome of a write. It is unknown if no response came, since the write may still succeed. */
export type Outcome =
  | { readonly state: 'written' }
  | { readonly state: 'not written' | 'open'; readonly error: unknown };

/** Runs a write. After a failure with unknown outcome, what is stored decides. */
export async function attemptWrite(
  write: () => Promise<void>,
  isStored: () => Promise<boolean>,
): Promise<Outcome> {
  try {
    await write();
    return { state: 'written' };
  } catch (error) {
    if (isDefinite(error)) return { state: 'not written', error };
    const stored = await isStored().catch(() => undefined);
    if (stored) return { state: 'written' };
    return { state: stored === false && wasAnswered(error) ? 'not written' : 'open', error };
  }
}

/** DynamoDB said that it wrote nothing. */
const isDefinite = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof TransactionCanceledException;

/** The failure came as a response, so the call is over. */
function wasAnswered(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false;
  const { $metadata: metadata } = error;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
}
