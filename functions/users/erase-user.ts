import type { AccountErasure } from '#shared/queues/erasures.ts';
import { deleteIdentity } from '../identity/identities.ts';
import { endPayments } from '../payments/end-payments.ts';
import { eraseAccount } from '../storage/erase-account.ts';
import { closeAccount } from '../storage/sessions/gates.ts';

/** Erases an account: nobody gets in from now on, the subscription ends, the identity goes, then everything that is stored of the user. */
export async function eraseUser(erasure: AccountErasure): Promise<void> {
  const { uid } = erasure;
  await closeAccount(uid, 'erased');
  // While the provider does not answer, nothing is erased: nobody is charged for an account that is gone.
  await endPayments(uid);
  // The pool signs in by address and names its users by their sub.
  await deleteIdentity({ uid, username: uid });
  await eraseAccount(erasure);
}
