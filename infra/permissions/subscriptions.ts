import type * as subscriptions from '#shared/contract/subscriptions.ts';
import type { Grant, Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** A subscription with its payments, ledger and invoices; the codes of plans and the days' counts are in the same table. */
const reads: readonly Grant[] = [...readsProfile, { table: 'subscriptions', actions: ['Query'] }];
/** Beside it, how many designs there are. */
const readsDetails: readonly Grant[] = [...reads, { table: 'designs', actions: ['BatchGetItem'] }];

/** Asks the provider. */
const asksProvider: readonly Grant[] = [
  ...reads,
  { table: 'subscriptions', actions: ['PutItem', 'UpdateItem'] },
  { secret: 'paymentProvider' },
];
/** Asks the provider, and applies what it says. */
export const bringsUpToDate: readonly Grant[] = [
  ...asksProvider,
  // How many users are on each plan.
  { table: 'stats', actions: ['UpdateItem'] },
  // A receipt, where the address is proved.
  { table: 'sessions', actions: ['BatchGetItem'] },
  { mail: true },
];
/** Before an account is erased: functions/payments/end-payments.ts. */
export const endsPayments: readonly Grant[] = [
  { table: 'subscriptions', actions: ['BatchGetItem', 'Query', 'PutItem', 'DeleteItem'] },
  { secret: 'paymentProvider' },
];
const seesUpToDate: readonly Grant[] = [...bringsUpToDate, ...readsDetails];
const changesPlan: readonly Grant[] = [...seesUpToDate, { queue: 'payments', actions: ['SendMessage'] }];

export const subscriptionsPermissions: Permissions<typeof subscriptions> = {
  convertTrial: bringsUpToDate,
  listActivePlans: [{ table: 'subscriptions', actions: ['Query'] }],
  createSubscription: changesPlan,
  initializePayment: asksProvider,
  verifyPayment: seesUpToDate,
  getSubscriptionDetails: readsDetails,
  cancelSubscription: seesUpToDate,
  reactivateSubscription: changesPlan,
  previewChange: readsProfile,
  upgradeSubscription: changesPlan,
  downgradeSubscription: changesPlan,
  getCardLink: [...readsProfile, { secret: 'paymentProvider' }],
  updateBillingDetails: [{ table: 'subscriptions', actions: ['PutItem'] }],
  listInvoices: [{ table: 'subscriptions', actions: ['Query'] }],
  downloadInvoice: [{ table: 'subscriptions', actions: ['BatchGetItem'] }],
  trackPaymentEvent: [{ table: 'subscriptions', actions: ['PutItem', 'UpdateItem'] }],
  getPaymentAnalytics: [{ table: 'subscriptions', actions: ['Query'] }],
  receivePaymentWebhook: [{ secret: 'paymentProvider' }, { queue: 'payments', actions: ['SendMessage'] }],
};
