import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  aPerson,
  currentWorld,
  openWorld,
  type Person,
  passTime,
  withPaymentWorlds,
} from './world/payment-world.ts';
import { isWorkedOn, requests } from './world/people-act.ts';
import { payAtPageFor, payFor, settle } from './world/settle.ts';
import { expectTruth, providersTruth } from './world/truth.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));
vi.mock('../../../functions/storage/tables/read-item.ts', () => import('./world/read-item-alone.ts'));

withPaymentWorlds();

interface Case {
  readonly name: string;
  /** What was before; answers what both need. */
  readonly before: (person: Person) => Promise<string>;
  readonly held: (person: Person, given: string) => Promise<unknown>;
  readonly meanwhile: (person: Person, given: string) => Promise<unknown>;
  readonly charges: number;
  readonly status: string;
  /** To which nothing is to change at the end of the period. */
  readonly planId?: string;
}

const paidCheckout = (person: Person): Promise<string> => payAtPageFor(person, 'starter');
const boughtAgain = async (person: Person): Promise<string> => {
  await payFor(person, 'starter');
  passTime(10 * 86_400_000);
  await requests.cancel(person.uid);
  return paidCheckout(person);
};
const monthlyPlan = async (person: Person): Promise<string> => {
  await payFor(person, 'starter');
  passTime(10 * 86_400_000);
  return '';
};
const cancelled = async (person: Person): Promise<string> => {
  await monthlyPlan(person);
  await requests.cancel(person.uid);
  return '';
};
/** An upgrade that was written down and not begun, since its request died then. */
const upgradeBegun = async (person: Person): Promise<string> => {
  await monthlyPlan(person);
  const { steps } = currentWorld();
  for (let at = 1; ; at += 1) {
    const { result } = await steps.act(() => upgraded(person), { at, moment: 'before', how: 'dies' });
    if (result.status === 200) throw new Error('The upgrade was never cut off after it was written down.');
    const { body } = await requests.details(person.uid);
    if (Object(body.data).isChanging === true) return '';
  }
};
/** What was begun is finished, and its owner changes again. */
const changedAgain = async ({ uid }: Person) => {
  await isWorkedOn(JSON.stringify({ uid }));
  await requests.upgrade(uid, { newPlanId: 'enterprise' });
};
const verified = ({ uid }: Person, reference: string) => requests.verify(uid, reference);
const workedOn = ({ uid }: Person, reference: string) =>
  isWorkedOn(JSON.stringify({ uid, ...(reference !== '' && { reference }) }));
const upgraded = ({ uid }: Person) => requests.upgrade(uid, { newPlanId: 'professional' });
const downgraded = ({ uid }: Person) => requests.downgrade(uid, { newPlanId: 'starter' });
const reactivated = ({ uid }: Person) => requests.reactivate(uid);

const cases: readonly Case[] = [
  {
    name: 'a return from the checkout page, and the webhook’s worker',
    before: paidCheckout,
    held: verified,
    meanwhile: workedOn,
    charges: 1,
    status: 'active',
  },
  {
    name: 'the webhook’s worker, and a return from the checkout page',
    before: paidCheckout,
    held: workedOn,
    meanwhile: verified,
    charges: 1,
    status: 'active',
  },
  {
    name: 'a worker, and the return of who bought a plan again',
    before: boughtAgain,
    held: workedOn,
    meanwhile: verified,
    charges: 2,
    status: 'active',
  },
  {
    name: 'an upgrade, and a worker',
    before: monthlyPlan,
    held: upgraded,
    meanwhile: workedOn,
    charges: 2,
    status: 'active',
  },
  {
    name: 'a worker, and an upgrade',
    before: monthlyPlan,
    held: workedOn,
    meanwhile: upgraded,
    charges: 2,
    status: 'active',
  },
  {
    name: 'a reactivation, and a worker',
    before: cancelled,
    held: reactivated,
    meanwhile: workedOn,
    charges: 1,
    status: 'active',
  },
  {
    name: 'a worker, and a reactivation',
    before: cancelled,
    held: workedOn,
    meanwhile: reactivated,
    charges: 1,
    status: 'active',
  },
  {
    name: 'a worker that goes on with an upgrade, and who finishes it and upgrades once more',
    before: upgradeBegun,
    held: workedOn,
    meanwhile: changedAgain,
    charges: 3,
    status: 'active',
    planId: 'enterprise',
  },
  {
    name: 'a downgrade, and a worker',
    before: async (person) => {
      await payFor(person, 'professional');
      passTime(86_400_000);
      return '';
    },
    held: downgraded,
    meanwhile: workedOn,
    charges: 1,
    status: 'active',
  },
];

describe('a request that is held before any of its calls while another runs from end to end', () => {
  it.each(cases)('$name', async ({ before, held, meanwhile, charges, status, planId }) => {
    let calls = 0;
    for (let at = 1; ; at += 1) {
      await openWorld(at);
      const person = aPerson();
      const given = await before(person);
      let isHeld = false;
      const other = () => {
        isHeld = true;
        return meanwhile(person, given);
      };
      await currentWorld().steps.act(() => held(person, given), undefined, { at, meanwhile: other });
      if (!isHeld) break;
      calls = at;
      const { body } = await requests.details(person.uid);
      expect(body.data, `held before call ${at}`).toMatchObject({
        status,
        ...(planId && { planId, change: null }),
      });
      await settle();
      expect(providersTruth(person).paid.length, `held before call ${at}`).toBe(charges);
      await expectTruth(person);
    }
    expect(calls).toBeGreaterThan(5);
  });
});
