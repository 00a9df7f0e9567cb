import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#shared/contract/user-items.ts';
import { handler as archive } from '../../../functions/designs/routes/archive-design.ts';
import { handler as createDesign } from '../../../functions/designs/routes/create-design.ts';
import { handler as listDesigns } from '../../../functions/designs/routes/list-designs.ts';
import { handler as updateDesign } from '../../../functions/designs/routes/update-design.ts';
import {
  countReportOfMonth,
  requirePlan,
  requireTopologySize,
} from '../../../functions/storage/plan-limits.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { handler as createTemplate } from '../../../functions/templates/routes/create-template.ts';
import { send } from '../../support/http-events.ts';
import { anIdToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withLocalData } from '../../support/local-data.ts';
import { multipartOf } from '../../support/multipart.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withPoolKeys();
withRequestLog();

const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

/** Someone on a plan, from its registration on. */
async function on(planId: Subscription['planId'], currentPeriodEnd = inAYear) {
  const uid = randomUUID();
  const subscription = {
    planId,
    status: 'trial',
    startedAt: '2026-11-20T10:00:00.000Z',
    currentPeriodEnd,
  } as const;
  await createProfile(aProfile({ uid, subscription }));
  return { uid, token: anIdToken({ sub: uid }) };
}
type Person = Awaited<ReturnType<typeof on>>;

let made = 0;
const create = ({ token }: Person) =>
  send(createDesign, { token, json: { designName: `Design ${++made}`, requirements: { wiredUsers: 4 } } });
const idOf = ({ body }: Awaited<ReturnType<typeof create>>) => (body.data as { id: string }).id;

describe('the designs of a plan', () => {
  it('are counted exactly when many are created at once', async () => {
    const person = await on('starter');
    const answers = await Promise.all(Array.from({ length: 26 }, () => create(person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    for (const refused of answers.filter(({ status }) => status !== 201))
      expect(refused).toMatchObject({
        status: 402,
        body: {
          code: 'plan_limit',
          details: {
            plan: {
              limit: 'maxDesigns',
              used: 20,
              allowed: 20,
              planId: 'starter',
              upgradeTo: 'professional',
            },
          },
        },
      });

    // An archived one gives its place back, and needs one to return.
    const [created] = answers.filter(({ status }) => status === 201);
    const params = { id: created ? idOf(created) : 'none' };
    expect((await send(archive, { token: person.token, params })).status).toBe(200);
    expect((await create(person)).status).toBe(201);
    const back = await send(updateDesign, { token: person.token, params, json: { designStatus: 'draft' } });
    expect(back).toMatchObject({ status: 402, body: { details: { plan: { limit: 'maxDesigns' } } } });
  });
});

describe('a plan that has ended', () => {
  it('reads everything, creates nothing and says how to go on', async () => {
    const person = await on('professional', yesterday);
    const ended = {
      status: 402,
      body: { details: { plan: { limit: 'subscription', planId: 'professional' } } },
    };
    expect(await create(person)).toMatchObject(ended);
    const form = multipartOf({ config: JSON.stringify({ name: 'x', configContent: 'y' }) });
    expect(await send(createTemplate, { token: person.token, ...form })).toMatchObject(ended);
    expect((await send(listDesigns, { token: person.token, query: {} })).status).toBe(200);
  });
});

describe('the reports of a month', () => {
  it('are counted exactly, in the transaction that keeps them', async () => {
    const { uid } = await on('starter');
    const allowance = await requirePlan(uid);
    const kept = await Promise.allSettled(
      Array.from({ length: 24 }, () => transact([countReportOfMonth(uid, allowance)])),
    );
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });
});

describe('the devices of a topology', () => {
  const starter = { planId: 'starter', features: { maxDevicesPerTopology: 500 } } as Parameters<
    typeof requireTopologySize
  >[0];

  it('may be as many as the plan allows, and never grow beyond', () => {
    expect(() => requireTopologySize(starter, 500, 0)).not.toThrow();
    expect(() => requireTopologySize(starter, 501, 500)).toThrow('This topology has 501 devices');
  });

  it('may shrink where there are more, from a larger plan', () => {
    expect(() => requireTopologySize(starter, 700, 800)).not.toThrow();
  });
});
