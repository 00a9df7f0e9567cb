import { handler as cancelSubscription } from '../../../../functions/subscriptions/routes/cancel-subscription.ts';
import { handler as convertTrial } from '../../../../functions/subscriptions/routes/convert-trial.ts';
import { handler as createSubscription } from '../../../../functions/subscriptions/routes/create-subscription.ts';
import { handler as downgradeSubscription } from '../../../../functions/subscriptions/routes/downgrade-subscription.ts';
import { handler as getSubscriptionDetails } from '../../../../functions/subscriptions/routes/get-subscription-details.ts';
import { handler as initializePayment } from '../../../../functions/subscriptions/routes/initialize-payment.ts';
import { handler as reactivateSubscription } from '../../../../functions/subscriptions/routes/reactivate-subscription.ts';
import { handler as receivePaymentWebhook } from '../../../../functions/subscriptions/routes/receive-payment-webhook.ts';
import { handler as upgradeSubscription } from '../../../../functions/subscriptions/routes/upgrade-subscription.ts';
import { handler as verifyPayment } from '../../../../functions/subscriptions/routes/verify-payment.ts';
import { handler as applyPayments } from '../../../../functions/subscriptions/workers/apply-payments.ts';
import { handler as checkPayments } from '../../../../functions/subscriptions/workers/check-payments.ts';
import { send } from '../../../support/http-events.ts';
import { currentWorld, signed } from './payment-world.ts';

/** Everything that happens to the functions from outside, each as one event of Lambda. A person's token is their uid. */
export const requests = {
  begin: (token: string, json: { planId: string; idempotencyKey?: string; email?: string }) =>
    send(initializePayment, { token, json }),
  verify: (token: string, reference: string) => send(verifyPayment, { token, query: { reference } }),
  convert: (token: string, json: { plan_code: string; payment_reference: string }) =>
    send(convertTrial, { token, json }),
  subscribe: (token: string, json: { planId: string; authorization_code: string; idempotencyKey?: string }) =>
    send(createSubscription, { token, json }),
  upgrade: (token: string, json: { newPlanId: string; idempotencyKey?: string }) =>
    send(upgradeSubscription, { token, json }),
  downgrade: (token: string, json: { newPlanId: string; idempotencyKey?: string }) =>
    send(downgradeSubscription, { token, json }),
  cancel: (token: string) => send(cancelSubscription, { token }),
  reactivate: (token: string) => send(reactivateSubscription, { token }),
  details: (token: string) => send(getSubscriptionDetails, { token }),
  webhook: (body: string, key?: string) => send(receivePaymentWebhook, signed(body, key)),
};

/** Messages that failed too often. */
const receives = 5;

/** Works on the messages of the queue, in the order that is given; what fails comes again. @returns how many failed for good. */
export async function workOn(bodies: readonly string[]): Promise<number> {
  let dead = 0;
  for (const body of bodies) {
    let receiveCount = 1;
    while (!(await isWorkedOn(body, receiveCount))) {
      receiveCount += 1;
      if (receiveCount > receives) {
        dead += 1;
        break;
      }
    }
  }
  return dead;
}

/** Whether the worker took a message. */
export async function isWorkedOn(body: string, receiveCount = 1): Promise<boolean> {
  const record = {
    messageId: 'message',
    body,
    attributes: { ApproximateReceiveCount: String(receiveCount), SentTimestamp: String(Date.now()) },
  };
  const { batchItemFailures } = await applyPayments({ Records: [record] } as never, context);
  return batchItemFailures.length === 0;
}

/** The daily job, then the messages that it sent. */
export async function check(): Promise<void> {
  await checkPayments({ scheduledAt: new Date().toISOString() }, context);
}

/** Works until the queue is empty. */
export async function drain(): Promise<number> {
  const { queue } = currentWorld();
  let dead = 0;
  while (queue.length > 0) dead += await workOn(queue.splice(0));
  return dead;
}

const context = { getRemainingTimeInMillis: () => 300_000 };
