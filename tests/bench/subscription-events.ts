import {
  cancelSubscription,
  getSubscriptionDetails,
  initializePayment,
  listInvoices,
  verifyPayment,
} from '#shared/contract/subscriptions.ts';
import { payAtCheckout } from '../support/pay-at-checkout.ts';
import type { GivenEvents } from './given-event.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';
import { signedNotice } from './signed-notice.ts';

/** The requests to subscriptions, by people who have paid as far as each asks. */
export async function subscriptionEvents(cloud: BenchCloud, administrator: string): Promise<GivenEvents> {
  const subscriber = await aSubscriber(cloud);
  const { token } = subscriber;
  const { data: invoices } = await cloud.call(subscriber, listInvoices, {});
  const invoice = { id: invoices[0]?.id ?? 'none' };
  const notice = signedNotice(cloud.operator.payments?.key ?? '', 'CUS_nobody', 'nw-bench');
  const byASubscriber = async () => ({ token: (await aSubscriber(cloud)).token });

  return {
    convertTrial: async () => {
      const { payer, reference } = await aPayment(cloud);
      return { token: payer.token, json: { plan_code: 'starter', payment_reference: reference } };
    },
    initializePayment: async () => ({
      token: (await cloud.register()).token,
      json: { planId: 'starter' },
    }),
    verifyPayment: async () => {
      const { payer, reference } = await aPayment(cloud);
      return { token: payer.token, query: { reference } };
    },
    // With the card of nobody, so that it is refused once the caller's own were read.
    createSubscription: async () => ({
      token: (await cloud.register()).token,
      json: { planId: 'starter', authorization_code: 'AUTH_foreign' },
      status: 422,
    }),
    getSubscriptionDetails: () => ({ token }),
    cancelSubscription: byASubscriber,
    reactivateSubscription: async () => {
      const person = await aSubscriber(cloud);
      await cloud.call(person, cancelSubscription, {});
      return { token: person.token };
    },
    previewChange: () => ({ token, query: { newPlanId: 'professional' } }),
    upgradeSubscription: async () => ({ ...(await byASubscriber()), json: { newPlanId: 'professional' } }),
    downgradeSubscription: async () => ({
      token: (await aSubscriber(cloud, 'professional')).token,
      json: { newPlanId: 'starter' },
    }),
    getCardLink: () => ({ token }),
    updateBillingDetails: () => ({
      token,
      json: { legalName: 'Benchmarks Ltd', address: '1 Main Street', vatId: 'GB1', billingEmail: '' },
    }),
    listInvoices: () => ({ token }),
    downloadInvoice: () => ({ token, params: invoice }),
    receivePaymentWebhook: () => notice,
    trackPaymentEvent: () => ({ json: { event: 'plans_viewed', payload: { from: 'home' } } }),
    getPaymentAnalytics: () => ({ token: administrator }),
  };
}

/** Somebody who has paid on the checkout page and has not come back. */
async function aPayment(cloud: BenchCloud, planId: 'starter' | 'professional' = 'starter') {
  const payer = await cloud.register();
  const { data } = await cloud.call(payer, initializePayment, { body: { planId } });
  await payAtCheckout(data.authorization_url);
  return { payer, reference: data.reference };
}

async function aSubscriber(cloud: BenchCloud, planId?: 'starter' | 'professional'): Promise<Caller> {
  const { payer, reference } = await aPayment(cloud, planId);
  await cloud.call(payer, verifyPayment, { query: { reference } });
  const { data } = await cloud.call(payer, getSubscriptionDetails, {});
  if (data.status !== 'active') throw new Error(`A paid subscription is ${data.status}.`);
  return payer;
}
