import * as z from 'zod';
import { planAnswer } from './answers.ts';
import { PaymentsError } from './errors.ts';
import { filterMatches, listAnswer, type Operation, parseBody } from './operation.ts';
import type { Provider } from './provider.ts';
import { intervals, type Plan } from './records.ts';

const subunits = z.coerce
  .number('Invalid Amount Sent')
  .int('Invalid Amount Sent')
  .min(1, 'Invalid Amount Sent');

const NewPlan = z.object({
  name: z.string('Plan name is required').min(1, 'Plan name is required'),
  amount: subunits,
  interval: z.enum(intervals, 'Invalid interval'),
  currency: z.string().default('USD'),
});

const ChangedPlan = NewPlan.partial().extend({
  currency: z.string().optional(),
  update_existing_subscriptions: z.boolean().default(true),
});

export const planCalls = (provider: Provider) =>
  ({
    'POST /plan': ({ body }) => {
      const plan = provider.store.plans.put({
        id: provider.store.nextId(),
        plan_code: provider.code('PLN'),
        ...parseBody(NewPlan, body),
        created_at: provider.now(),
      });
      return { message: 'Plan created', data: fullAnswer(plan), status: 201 };
    },
    'GET /plan': ({ query }) => {
      const found = provider.store.plans
        .all()
        .filter(({ amount }) => filterMatches(query.get('amount'), amount))
        .filter(({ interval }) => filterMatches(query.get('interval'), interval));
      return listAnswer('Plans retrieved', found.map(fullAnswer), query);
    },
    'GET /plan/:code': ({ param }) => ({
      message: 'Plan retrieved',
      data: {
        ...fullAnswer(findPlan(provider, param)),
        subscriptions: [],
      },
    }),
    'PUT /plan/:code': ({ param, body }) => {
      const plan = findPlan(provider, param);
      const { update_existing_subscriptions: updates, ...changes } = parseBody(ChangedPlan, body);
      const changed = provider.store.plans.put({
        ...plan,
        name: changes.name ?? plan.name,
        amount: changes.amount ?? plan.amount,
        interval: changes.interval ?? plan.interval,
        currency: changes.currency ?? plan.currency,
      });
      if (updates)
        for (const subscription of provider.store.subscriptions.all())
          if (subscription.plan_code === plan.plan_code)
            provider.store.subscriptions.put({ ...subscription, amount: changed.amount });
      return { message: 'Plan updated. 0 subscription(s) affected', data: null };
    },
  }) satisfies Record<string, Operation>;

const fullAnswer = (plan: Plan) => ({
  ...planAnswer(plan),
  domain: 'test',
  integration: 100_032,
  hosted_page: false,
  migrate: false,
  is_archived: false,
  createdAt: plan.created_at,
});

/** By code or numeric id. Throws PaymentsError. */
export function findPlan(provider: Provider, wanted: string): Plan {
  const found = provider.store.plans
    .all()
    .find(({ plan_code, id }) => plan_code === wanted || String(id) === wanted);
  if (found) return found;
  throw new PaymentsError(404, 'plan_not_found', 'Plan ID/code specified is invalid');
}
