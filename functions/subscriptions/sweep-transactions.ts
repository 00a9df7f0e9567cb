import { ownerOfReference } from '../payments/own-reference.ts';
import { paidReferences } from '../payments/transactions.ts';
import { log } from '../runtime/logger.ts';
import { findPayment } from '../storage/subscriptions/payments.ts';
import { keepSweepPage, readSweepPage } from '../storage/subscriptions/sweep-cursor.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

/** How many pages of the provider's list one run reads; the next run goes on after them. */
const pagesPerRun = 20;

/**
 * Applies the payments of ours that the provider took and that nothing here knows of: a checkout page may be paid weeks
 * after it was opened, its webhook lost, its payer gone, and a first payment has no known customer to ask about.
 * A page that cannot be read is tried again by the next run.
 * @throws ProviderUnavailable
 */
export async function sweepTransactions(
  hasTime: () => boolean,
): Promise<{ readonly recovered: number; readonly failed: number }> {
  const done = { recovered: 0, failed: 0 };
  let page = await readSweepPage();
  for (let read = 0; read < pagesPerRun && hasTime(); read += 1) {
    const { references, isLast } = await paidReferences(page);
    for (const { uid, reference } of await unapplied(references)) {
      if (!hasTime()) return done;
      try {
        await bringUpToDate(uid, { reference });
        done.recovered += 1;
      } catch (cause) {
        done.failed += 1;
        log('error', 'a payment that was missed could not be applied', { reference, cause });
      }
    }
    page = isLast ? 1 : page + 1;
    await keepSweepPage(page);
    if (isLast) break;
  }
  return done;
}

/** The payments among these that are of ours and have had no effect; those of erased accounts are not found. */
async function unapplied(references: readonly string[]) {
  const found = await Promise.all(
    references.map(async (reference) => {
      const uid = ownerOfReference(reference);
      const payment = uid === undefined ? undefined : await findPayment(uid, reference);
      const isOpen = payment && payment.appliedAt === undefined && payment.mismatchAt === undefined;
      return uid !== undefined && isOpen ? [{ uid, reference }] : [];
    }),
  );
  return found.flat();
}
