import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { createDesign as addDesign } from '../../../functions/designs/create-design.ts';
import { handler as archiveDesign } from '../../../functions/designs/routes/archive-design.ts';
import { handler as createDesign } from '../../../functions/designs/routes/create-design.ts';
import { handler as updateDesign } from '../../../functions/designs/routes/update-design.ts';
import { aNewDesign, anOwner } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { counted, itemsOf } from '../../support/stored-state.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

/** Checks the invariants of an owner's stored data: locks, counts and designs agree. */
async function expectWhole(owner: string): Promise<void> {
  const items = await itemsOf('designs', owner);
  const stored = items.filter((item) => 'statusAndId' in item);
  const locks = items.filter(({ id }) => String(id).startsWith('name#'));
  const { userId: _userId, id: _id, ...counts } = items.find(({ id }) => id === 'counts') ?? {};

  const named = stored.filter(({ designStatus }) => designStatus !== 'archived');
  expect(locks.map(({ id, designId }) => [id, designId]).sort()).toEqual(
    named.map(({ id, designName }) => [`name#${String(designName).toLowerCase()}`, id]).sort(),
  );
  const byStatus = Object.groupBy(stored, ({ designStatus }) => String(designStatus));
  for (const [status, count] of Object.entries(counts)) expect(count).toBe(byStatus[status]?.length ?? 0);
}

const moments: Moment[] = ['before', 'after'];

describe.each(moments)('when an AWS call fails just %s it takes effect', (moment) => {
  it.each([
    ['createDesign', createDesign, { designName: 'New' }],
    ['updateDesign', updateDesign, { version: 1, designName: 'Renamed', designStatus: 'active' }],
    ['archiveDesign', archiveDesign, undefined],
  ])(
    '%s returns 503 with its sentence and leaves nothing half-written',
    { timeout: 60_000 },
    async (name, handler, body) => {
      for (let call = 1; ; call += 1) {
        const owner = anOwner();
        const { id } = await addDesign(owner, aNewDesign({ designName: 'Old' }), []);
        const designsBefore = await counted('designs');
        const params = name === 'createDesign' ? {} : { id };
        let status = 0;
        const { failed } = await withFailingCall(call, moment, async () => {
          const answer = await send(handler, { token: owner, params, json: body });
          status = answer.status;
          if (status === 503) expect(answer.body.message).toMatch(/^Failed to \w+ design$/);
        });
        await expectWhole(owner);
        if (name === 'createDesign') {
          const made = (await itemsOf('designs', owner)).filter((item) => 'statusAndId' in item).length - 1;
          expect((await counted('designs')) - designsBefore).toBe(made);
        }
        if (!failed) {
          expect(status).toBeLessThan(300);
          expect(call).toBeGreaterThan(1);
          return;
        }
        expect(status, `${failed} failed`).toBe(503);
      }
    },
  );
});
