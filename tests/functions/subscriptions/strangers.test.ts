import '../../support/function-environment.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aPerson,
  currentWorld,
  openWorld,
  type Person,
  payAt,
  waitingWebhooks,
  withPaymentWorlds,
} from './world/payment-world.ts';
import { drain, requests } from './world/people-act.ts';
import { payFor, settle } from './world/settle.ts';
import { expectTruth, keptOf, providersTruth } from './world/truth.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));

withPaymentWorlds();

let owner: Person;
let stranger: Person;

beforeEach(async () => {
  await openWorld(1);
  owner = aPerson();
  stranger = aPerson();
});

const statusOf = async ({ uid }: Person) => {
  const { body } = await requests.details(uid);
  return (body.data as { status: string }).status;
};
const begun = async ({ uid }: Person) => {
  const { body } = await requests.begin(uid, { planId: 'enterprise' });
  return body.data as { authorization_url: string; reference: string };
};
const webhook = (event: string, data: object) => requests.webhook(JSON.stringify({ event, data }));

describe('a stranger gains nothing', () => {
  it('from the reference of a payment: no session, no plan, no word about it', async () => {
    const { authorization_url: url, reference } = await begun(owner);
    payAt(url, 'success');
    const verified = await requests.verify(stranger.uid, reference);
    expect(verified.status).toBe(404);
    expect(JSON.stringify(verified.body)).not.toContain(owner.uid);
    expect(JSON.stringify(verified.body)).not.toContain(owner.email);
    const invented = reference.slice(0, -4) + (reference.endsWith('0000') ? '1111' : '0000');
    const unknown = await requests.verify(stranger.uid, invented);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...verified.body, requestId: '' });
    const converted = await requests.convert(stranger.uid, {
      plan_code: 'enterprise',
      payment_reference: reference,
    });
    expect(converted.status).toBeGreaterThanOrEqual(400);
    expect(await statusOf(stranger)).toBe('trial');
    await settle();
    expect(await statusOf(owner)).toBe('active');
    for (const person of [owner, stranger]) await expectTruth(person);
  });

  it('from a card that is someone else’s', async () => {
    await payFor(owner, 'starter');
    const { body } = await requests.details(owner.uid);
    const { authorizationCode: code } = (body.data as { card: { authorizationCode: string } }).card;
    const answer = await requests.subscribe(stranger.uid, { planId: 'enterprise', authorization_code: code });
    expect(answer.status).toBe(422);
    expect(providersTruth(owner).paid).toHaveLength(1);
    expect(providersTruth(stranger).paid).toHaveLength(0);
  });

  it('from someone else’s address, or an idempotency key that they used', async () => {
    const answer = await requests.begin(stranger.uid, { planId: 'enterprise', email: owner.email });
    expect(answer.status).toBe(400);
    const key = { planId: 'enterprise', idempotencyKey: 'a-key-of-somebody' };
    const first = await requests.begin(owner.uid, key);
    const second = await requests.begin(stranger.uid, key);
    const [own, other] = [first, second].map(({ body }) => body.data as { reference: string });
    expect(own?.reference).not.toBe(other?.reference);
  });

  it.each([
    ['amount', 1],
    ['uid', 'someone'],
    ['userId', 'someone'],
    ['currency', 'NGN'],
    ['callback_url', 'https://evil.example'],
    ['metadata', { uid: 'someone' }],
    ['plan', 'PLN_cheap'],
  ])('from a field of the body that is not theirs to set: %s', async (field, value) => {
    const answer = await requests.begin(
      stranger.uid,
      Object.assign({ planId: 'enterprise' }, { [field]: value }),
    );
    const [transaction] = currentWorld().provider.store.transactions.all();
    if (answer.status === 200) expect(transaction).toMatchObject({ amount: 24900, currency: 'USD' });
    else expect(answer.status).toBe(400);
    expect(transaction?.callback_url ?? '').not.toContain('evil');
  });

  it('from an event that names them beside a payment of someone else’s', async () => {
    const { authorization_url: url, reference } = await begun(owner);
    payAt(url, 'success');
    const { body } = waitingWebhooks()[0] ?? { body: '{"data":{}}' };
    const { data } = JSON.parse(body);
    await webhook('charge.success', {
      ...data,
      metadata: { uid: stranger.uid },
      customer: { ...data.customer, email: stranger.email },
    });
    await webhook('subscription.create', { customer: data.customer, uid: stranger.uid, user: stranger.uid });
    const strangersReference = reference.replace(
      owner.uid.replaceAll('-', ''),
      stranger.uid.replaceAll('-', ''),
    );
    await webhook('charge.success', { ...data, reference: strangersReference });
    await drain();
    expect(await statusOf(stranger)).toBe('trial');
    expect(keptOf(stranger, 'ledger#')).toEqual([]);
    await settle();
    for (const person of [owner, stranger]) await expectTruth(person);
  });

  it('from what an event says happened: the provider is asked', async () => {
    const { reference } = await begun(stranger);
    await webhook('charge.success', {
      id: 77,
      status: 'success',
      reference,
      amount: 24900,
      currency: 'USD',
      paid_at: new Date().toISOString(),
      customer: { customer_code: 'CUS_x', email: stranger.email },
    });
    await drain();
    expect(await statusOf(stranger)).toBe('trial');
  });

  it('from an address that changed hands: the payer’s customer stays its first owner’s', async () => {
    await payFor(owner, 'starter');
    // Whoever has the address now is the same customer at the provider.
    const heir = { uid: owner.uid.slice(0, 8) + stranger.uid.slice(8), email: owner.email };
    const answer = await requests.begin(heir.uid, { planId: 'starter' });
    expect([404, 409, 422]).toContain(answer.status);
    expect(await statusOf(owner)).toBe('active');
    await settle();
    await expectTruth(owner);
  });
});
