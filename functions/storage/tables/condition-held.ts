import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** Whether the condition of a single write held; where it did not, nothing was written. Any other failure is thrown. */
export async function conditionHeld(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
