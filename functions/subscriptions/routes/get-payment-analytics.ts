import { getPaymentAnalytics } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { paymentAnalytics } from '../payment-analytics.ts';

export const handler = implement(getPaymentAnalytics)(async ({ query }) => ({
  data: await paymentAnalytics(query),
}));
