import * as z from 'zod';
import { batchGet } from '../tables/batch-get.ts';
import { gateId } from './gates.ts';
import { sessionKey, sessionsTable } from './session-items.ts';

const Gate = z.object({
  uid: z.string(),
  closed: z.string().optional(),
  emailProvedAt: z.string().optional(),
});

export interface AccountState {
  /** Nobody lets them in. */
  readonly isDisabled: boolean;
  readonly isEmailProved: boolean;
}

/** What the gates of some users say. Who was never asked about has none: may come in, and has proved nothing. */
export async function statesOfAccounts(uids: readonly string[]): Promise<(uid: string) => AccountState> {
  const gates = await batchGet(
    sessionsTable(),
    uids.map((uid) => sessionKey(uid, gateId)),
    ['uid', 'closed', 'emailProvedAt'],
  );
  const states = new Map(
    gates.map((gate) => {
      const { uid, closed, emailProvedAt } = Gate.parse(gate);
      return [uid, { isDisabled: closed !== undefined, isEmailProved: emailProvedAt !== undefined }];
    }),
  );
  return (uid) => states.get(uid) ?? { isDisabled: false, isEmailProved: false };
}
