import * as z from 'zod';
import { batchGet } from './batch-get.ts';
import { gateId } from './gates.ts';
import { sessionKey, sessionsTable } from './session-items.ts';

const ClosedGate = z.object({ uid: z.string(), closed: z.string().optional() });

/** Those of some users whom nobody lets in. */
export async function closedAccounts(uids: readonly string[]): Promise<ReadonlySet<string>> {
  const gates = await batchGet(
    sessionsTable(),
    uids.map((uid) => sessionKey(uid, gateId)),
    ['uid', 'closed'],
  );
  return new Set(
    gates.flatMap((gate) => {
      const { uid, closed } = ClosedGate.parse(gate);
      return closed === undefined ? [] : [uid];
    }),
  );
}
