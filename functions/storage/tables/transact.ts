import { setTimeout as pause } from 'node:timers/promises';
import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Refusal } from '#shared/contract/errors.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { conflictAttempts, retryPauseMs } from '../../runtime/retry-pause.ts';
import { mergeAdditions } from './addition.ts';

export type TransactWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of a transaction, and the refusal when its condition does not hold. */
export interface Step {
  readonly write: TransactWrite;
  readonly refuse?: (stored: StoredAttributes) => Refusal | Promise<Refusal>;
  /** What the write adds to numbers of its item, where it does nothing else. */
  readonly adds?: Readonly<Record<string, number>>;
}

/** The item that failed a condition, in DynamoDB's own notation; empty when there is none. */
export type StoredAttributes = NonNullable<CancellationReason['Item']>;

/**
 * Writes all steps or none. A failed condition throws the refusal of the first step that has one; a collision with
 * another transaction is tried again after a random pause, and is thrown when it persists.
 */
export async function transact(given: readonly Step[]): Promise<void> {
  const steps: readonly Step[] = mergeAdditions(given);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await documentClient().send(
        new TransactWriteCommand({ TransactItems: steps.map(({ write }) => write) }),
      );
      return;
    } catch (error) {
      const reasons = cancellationReasons(error);
      const refusal = await refusalOf(steps, reasons);
      if (refusal) throw refusal;
      if (attempt === conflictAttempts || !reasons.some(isTransient)) throw error;
      await pause(retryPauseMs(attempt));
    }
  }
}

/** Whether a transaction wrote nothing because a condition without a refusal did not hold. */
export const conditionFailed = (error: unknown): boolean => isCancelledFor(failedCondition, error);

/** Whether a transaction wrote nothing because others did not let go of one of its items. */
export const metOthers = (error: unknown): boolean => isCancelledFor(conflict, error);

const isCancelledFor = (code: string, error: unknown): boolean =>
  cancellationReasons(error).some(({ Code }) => Code === code);

const failedCondition = 'ConditionalCheckFailed';
const conflict = 'TransactionConflict';

const cancellationReasons = (error: unknown): readonly CancellationReason[] =>
  error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];

async function refusalOf(
  steps: readonly Step[],
  reasons: readonly CancellationReason[],
): Promise<Refusal | undefined> {
  for (const [index, reason] of reasons.entries()) {
    if (reason.Code !== failedCondition) continue;
    const refusal = await steps[index]?.refuse?.(reason.Item ?? {});
    if (refusal) return refusal;
  }
  return undefined;
}

/** The codes of TransactWriteItems that say "not now" rather than "no". */
const transientCodes = new Set([conflict, 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const isTransient = ({ Code: code = '' }: CancellationReason): boolean => transientCodes.has(code);
