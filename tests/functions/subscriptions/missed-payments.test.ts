import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { sweepTransactions } from '../../../functions/subscriptions/sweep-transactions.ts';
import { controls } from '../../../infra/local/payments/control.ts';
import {
  aPerson,
  currentWorld,
  openWorld,
  type Person,
  passTime,
  payAt,
  waitingWebhooks,
  withPaymentWorlds,
} from './world/payment-world.ts';
import { check, requests } from './world/people-act.ts';
import { settle } from './world/settle.ts';
import { expectTruth, keptOf } from './world/truth.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));

withPaymentWorlds();

/** Opens a checkout page, and pays it 760 hours later without coming back; every webhook is lost. */
async function paysLate(person: Person): Promise<string> {
  const { body } = await requests.begin(person.uid, { planId: 'professional' });
  const { authorization_url: url, reference } = body.data as { authorization_url: string; reference: string };
  passTime(5 * 86_400_000);
  await check();
  passTime(760 * 3_600_000);
  await check();
  payAt(url, 'success');
  loseWebhooks();
  return reference;
}

function loseWebhooks(): void {
  const { deliveries } = currentWorld().provider.store;
  for (const { id } of waitingWebhooks()) {
    const delivery = deliveries.get(String(id));
    if (delivery) deliveries.put({ ...delivery, state: 'lost' });
  }
}

/** Pages that strangers opened later: they come first in the provider's list. */
function beginOthers(reference: string, count: number): void {
  const { transactions } = currentWorld().provider.store;
  const sample = transactions.get(reference);
  if (!sample) throw new Error('The provider has no such transaction.');
  for (let index = 0; index < count; index += 1)
    transactions.put({ ...sample, id: 100_000 + index, reference: `other-${index}`, status: 'abandoned' });
}

describe('a checkout page that is paid a month later, its webhook lost and its payer gone,', () => {
  it('is found by the check, and has its effect once', async () => {
    await openWorld(1);
    const person = aPerson();
    const reference = await paysLate(person);
    expect(keptOf(person, 'ledger#')).toEqual([]);
    await check();
    expect(keptOf(person, 'ledger#')).toMatchObject([{ reference, effect: 'applied' }]);
    expect((await requests.details(person.uid)).body.data).toMatchObject({
      planId: 'professional',
      status: 'active',
    });
    await settle();
    await expectTruth(person);
  });

  it('is found when the money has been refunded, too', async () => {
    await openWorld(2);
    const person = aPerson();
    const reference = await paysLate(person);
    controls(currentWorld().provider).refund({ reference });
    loseWebhooks();
    await settle();
    await expectTruth(person);
  });

  it('is found on a later page of the list by the run that goes on there', async () => {
    await openWorld(3);
    const person = aPerson();
    const reference = await paysLate(person);
    beginOthers(reference, 100);
    const forOnePage = () => {
      let pages = 0;
      return () => ++pages === 1;
    };
    expect(await sweepTransactions(forOnePage())).toEqual({ recovered: 0, failed: 0 });
    expect(await sweepTransactions(() => true)).toEqual({ recovered: 1, failed: 0 });
    // From the beginning again, where nothing is left to do.
    expect(await sweepTransactions(() => true)).toEqual({ recovered: 0, failed: 0 });
    await settle();
    await expectTruth(person);
  });

  it('is found by the next run where the list could not be read', async () => {
    await openWorld(4);
    const person = aPerson();
    await paysLate(person);
    const { provider } = currentWorld();
    controls(provider).faults([
      { method: 'GET', path: '/transaction?page', when: 'before', answer: 503, times: 3 },
    ]);
    await check();
    expect(keptOf(person, 'ledger#')).toEqual([]);
    await check();
    expect(keptOf(person, 'ledger#')).toHaveLength(1);
  });
});
