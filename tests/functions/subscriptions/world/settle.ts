import { expect } from 'vitest';
import { recordAttempt } from '../../../../infra/local/payments/deliveries.ts';
import { currentWorld, type Person, passTime, payAt, waitingWebhooks } from './payment-world.ts';
import { check, drain, requests } from './people-act.ts';

/** Pays for a plan on the checkout page, and does not come back. @returns the reference */
export async function payAtPageFor({ uid }: Person, planId: string): Promise<string> {
  const { body } = await requests.begin(uid, { planId });
  const { authorization_url: url, reference } = body.data as { authorization_url: string; reference: string };
  payAt(url, 'success');
  return reference;
}

/** Pays for a plan on the checkout page, and comes back. @returns the reference */
export async function payFor(person: Person, offerId: string): Promise<string> {
  const reference = await payAtPageFor(person, offerId);
  expect((await requests.verify(person.uid, reference)).status).toBe(200);
  return reference;
}

/** Everything works again: what waits is delivered, and two days pass with their checks. */
export async function settle(): Promise<void> {
  const { provider } = currentWorld();
  // By then the client calls a provider again that failed often.
  passTime(60_000);
  for (let day = 0; day < 3; day++) {
    for (const { id, body } of waitingWebhooks()) {
      const { status } = await requests.webhook(body);
      expect(status).toBe(200);
      recordAttempt(provider, id, status);
    }
    expect(await drain(), 'messages that failed for good').toBe(0);
    if (day < 2) passTime(25 * 3_600_000);
    await check();
    await drain();
  }
}
