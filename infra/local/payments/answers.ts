import { cronExpression } from './next-payment.ts';
import type { Provider } from './provider.ts';
import type { Authorization, Customer, Invoice, Plan, Subscription, Transaction } from './records.ts';

/** The shapes in which the provider answers its records, and sends them in webhooks. */
export const customerAnswer = (customer: Customer) => ({
  id: customer.id,
  first_name: customer.first_name,
  last_name: customer.last_name,
  email: customer.email,
  customer_code: customer.customer_code,
  phone: null,
  metadata: null,
  risk_action: 'default',
});

export const authorizationAnswer = (authorization: Authorization) => ({
  authorization_code: authorization.authorization_code,
  bin: authorization.bin,
  last4: authorization.last4,
  exp_month: authorization.exp_month,
  exp_year: authorization.exp_year,
  channel: 'card',
  card_type: 'visa ',
  bank: 'TEST BANK',
  country_code: 'NG',
  brand: 'visa',
  reusable: true,
  signature: authorization.signature,
  account_name: null,
});

export const planAnswer = (plan: Plan) => ({
  id: plan.id,
  name: plan.name,
  plan_code: plan.plan_code,
  description: null,
  amount: plan.amount,
  interval: plan.interval,
  send_invoices: 1,
  send_sms: 1,
  currency: plan.currency,
});

const authorizationOf = ({ store }: Provider, code: string | null) => {
  const found = code === null ? undefined : store.authorizations.get(code);
  return found ? authorizationAnswer(found) : {};
};
const customerOf = ({ store }: Provider, code: string) => {
  const found = store.customers.get(code);
  return found ? customerAnswer(found) : {};
};
const planOf = ({ store }: Provider, code: string | null) => {
  const found = code === null ? undefined : store.plans.get(code);
  return found ? planAnswer(found) : {};
};

/** A transaction as verify answers it: `plan` is the plan's code, `plan_object` the plan. */
export const transactionAnswer = (provider: Provider, transaction: Transaction) => ({
  id: transaction.id,
  domain: 'test',
  status: transaction.status,
  reference: transaction.reference,
  receipt_number: null,
  amount: transaction.amount,
  message: null,
  gateway_response: transaction.gateway_response,
  paid_at: transaction.paid_at,
  created_at: transaction.created_at,
  channel: 'card',
  currency: transaction.currency,
  ip_address: '127.0.0.1',
  metadata: transaction.metadata ?? '',
  log: null,
  fees: transaction.status === 'success' ? Math.round(transaction.amount * 0.039) : null,
  fees_split: null,
  authorization: authorizationOf(provider, transaction.authorization_code),
  customer: customerOf(provider, transaction.customer_code),
  plan: transaction.plan_code,
  split: {},
  order_id: null,
  paidAt: transaction.paid_at,
  createdAt: transaction.created_at,
  requested_amount: transaction.requested_amount,
  transaction_date: transaction.created_at,
  plan_object: planOf(provider, transaction.plan_code),
  subaccount: {},
});

/** A transaction as a webhook has it: `plan` is the plan itself. */
export function transactionEvent(provider: Provider, transaction: Transaction): object {
  const { plan_object, ...answer } = transactionAnswer(provider, transaction);
  return { ...answer, plan: plan_object };
}

export const invoiceAnswer = (provider: Provider, invoice: Invoice) => {
  const subscription = provider.store.subscriptions.get(invoice.subscription_code);
  const transaction = invoice.reference ? provider.store.transactions.get(invoice.reference) : undefined;
  return {
    domain: 'test',
    invoice_code: invoice.invoice_code,
    amount: invoice.amount,
    period_start: invoice.period_start,
    period_end: invoice.period_end,
    status: invoice.status,
    paid: invoice.status === 'success',
    paid_at: invoice.paid_at,
    description: null,
    authorization: authorizationOf(provider, subscription?.authorization_code ?? null),
    subscription: subscription && {
      status: subscription.status,
      subscription_code: subscription.subscription_code,
      email_token: subscription.email_token,
      amount: subscription.amount,
      next_payment_date: subscription.next_payment_date,
      open_invoice: subscription.open_invoice,
    },
    customer: subscription ? customerOf(provider, subscription.customer_code) : {},
    transaction: transaction
      ? {
          reference: transaction.reference,
          status: transaction.status,
          amount: transaction.amount,
          currency: transaction.currency,
        }
      : {},
    created_at: invoice.created_at,
  };
};

/** A subscription as a call answers it; its webhook of creation goes without the e-mail token. */
export function subscriptionAnswer(provider: Provider, subscription: Subscription) {
  const plan = provider.store.plans.get(subscription.plan_code);
  const invoices = provider.store.invoices
    .all()
    .filter(({ subscription_code }) => subscription_code === subscription.subscription_code);
  const ended = subscription.status === 'cancelled' || subscription.status === 'completed';
  return {
    id: subscription.id,
    domain: 'test',
    status: subscription.status,
    subscription_code: subscription.subscription_code,
    email_token: subscription.email_token,
    amount: subscription.amount,
    cron_expression: plan && cronExpression(subscription.next_payment_date, plan.interval),
    next_payment_date: ended ? null : subscription.next_payment_date,
    open_invoice: subscription.open_invoice,
    createdAt: subscription.created_at,
    created_at: subscription.created_at,
    integration: 100_032,
    plan: planOf(provider, subscription.plan_code),
    authorization: authorizationOf(provider, subscription.authorization_code),
    customer: customerOf(provider, subscription.customer_code),
    invoices: invoices.map((invoice) => invoice.invoice_code),
    invoices_history: [],
    invoice_limit: 0,
    payments_count: subscription.payments_count,
    most_recent_invoice: lastOf(provider, invoices),
  };
}

function lastOf(provider: Provider, invoices: readonly Invoice[]) {
  const last = invoices.at(-1);
  return last ? invoiceAnswer(provider, last) : null;
}
