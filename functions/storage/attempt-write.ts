import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Refusal } from '#shared/contract/errors.ts';

/** What became of a write. It stays open where no answer came, for the write may still come through. */
export type Outcome =
  | { readonly state: 'written' }
  | { readonly state: 'not written' | 'open'; readonly error: unknown };

/** Runs a write. After a failure that leaves open whether it happened, what is stored decides. */
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

/** The failure came as an answer, so that the call is over. */
function wasAnswered(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return false;
  const { $metadata: metadata } = error;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
}
