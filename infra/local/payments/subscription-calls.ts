import * as z from 'zod';
import { subscriptionAnswer } from './answers.ts';
import { chargeAtOnce } from './billing-cycle.ts';
import { findCustomer } from './customer-calls.ts';
import { invalid, PaymentsError } from './errors.ts';
import { filterMatches, listAnswer, type Operation, parseBody } from './operation.ts';
import { isSubscribed, subscribe } from './payments.ts';
import { findPlan } from './plan-calls.ts';
import type { Provider } from './provider.ts';
import type { Authorization, Subscription } from './records.ts';

const NewSubscription = z.object({
  customer: z.string('Customer code/email is required'),
  plan: z.string('Plan code is required'),
  authorization: z.string().nullish(),
  start_date: z.union([z.iso.datetime({ offset: true }), z.iso.date()], 'Invalid start date').nullish(),
});

const Switch = z.object({ code: z.string('Code is required'), token: z.string('Token is required') });

export const subscriptionCalls = (provider: Provider) =>
  ({
    'POST /subscription': ({ body }) => {
      const { customer, plan, authorization, start_date } = parseBody(NewSubscription, body);
      const { customer_code } = findCustomer(provider, customer);
      const found = findPlan(provider, plan);
      const card = cardOf(provider, customer_code, authorization ?? undefined);
      if (isSubscribed(provider, customer_code, found.plan_code))
        throw new PaymentsError(400, 'duplicate_subscription', 'This subscription is already in place.');
      const next = start_date ? new Date(start_date).toISOString() : provider.now();
      const created = subscribe(provider, { plan: found, authorization: card, next, payments: 0 });
      if (next <= provider.now()) chargeAtOnce(provider, created, found);
      return {
        message: 'Subscription successfully created',
        data: subscriptionAnswer(provider, stored(provider, created.subscription_code)),
      };
    },
    'GET /subscription': ({ query }) => {
      const found = provider.store.subscriptions
        .all()
        .filter(({ customer_code }) =>
          filterMatches(query.get('customer'), provider.store.customers.get(customer_code)?.id),
        )
        .filter(({ plan_code }) => filterMatches(query.get('plan'), provider.store.plans.get(plan_code)?.id));
      return listAnswer(
        'Subscriptions retrieved',
        found.map((each) => subscriptionAnswer(provider, each)),
        query,
      );
    },
    'GET /subscription/:code': ({ param }) => ({
      message: 'Subscription retrieved successfully',
      data: subscriptionAnswer(provider, stored(provider, param)),
    }),
    'GET /subscription/:code/manage/link': ({ param }) => {
      const { subscription_code, email_token } = stored(provider, param);
      const link = `${provider.options.address()}/manage/${subscription_code}?subscription_token=${email_token}`;
      return { message: 'Link generated', data: { link } };
    },
    'POST /subscription/disable': ({ body }) => {
      const { code, token } = parseBody(Switch, body);
      const found = provider.store.subscriptions.get(code);
      if (found?.email_token !== token || !['active', 'attention'].includes(found.status))
        throw new PaymentsError(404, 'not_found', 'Subscription with code not found or already inactive');
      const disabled = provider.store.subscriptions.put({ ...found, status: 'non-renewing' });
      provider.emit('subscription.not_renew', subscriptionAnswer(provider, disabled));
      return { message: 'Subscription disabled successfully', data: { status: disabled.status } };
    },
    'POST /subscription/enable': ({ body }) => {
      const { code, token } = parseBody(Switch, body);
      const found = provider.store.subscriptions.get(code);
      if (found?.email_token !== token || ['active', 'attention'].includes(found.status))
        throw new PaymentsError(404, 'not_found', 'Subscription with code not found or already active');
      if (found.status !== 'non-renewing' || found.payments_count === 0)
        throw invalid('Subscription has been cancelled, and cannot be reactivated');
      if (isSubscribed(provider, found.customer_code, found.plan_code))
        throw new PaymentsError(400, 'duplicate_subscription', 'This subscription is already in place.');
      const enabled = provider.store.subscriptions.put({ ...found, status: 'active' });
      return { message: 'Subscription enabled successfully', data: { status: enabled.status } };
    },
  }) satisfies Record<string, Operation>;

/** By code or numeric id. Throws PaymentsError. */
export function stored({ store }: Provider, wanted: string): Subscription {
  const found =
    store.subscriptions.get(wanted) ?? store.subscriptions.all().find(({ id }) => String(id) === wanted);
  if (found) return found;
  throw new PaymentsError(404, 'not_found', 'Subscription not found');
}

/** The customer's card of this code, or their latest one. Throws PaymentsError. */
function cardOf({ store }: Provider, customer: string, wanted: string | undefined): Authorization {
  const own = store.authorizations.all().filter(({ customer_code }) => customer_code === customer);
  const [last] = own.toReversed();
  if (!last)
    throw new PaymentsError(
      404,
      'no_active_authorizations_for_customer',
      'The customer specified has no saved authorizations',
    );
  const found = wanted === undefined ? last : own.find((each) => each.authorization_code === wanted);
  if (found) return found;
  throw invalid('Authorization specified is invalid or does not belong to customer');
}
