import * as z from 'zod';
import { identified, type Served } from './served.ts';
import { ActivePlan, Card, SubscriptionDetails } from './subscription-items.ts';

/** The caller's subscription. */
export const detailsAnswer = z.strictObject({ data: SubscriptionDetails });

const { features: Features } = ActivePlan.shape;
const { maxDesigns, reportsPerMonth } = Features.shape;
/** Limits that a plan does not have are left out, and named in `unlimited`. */
const ServedFeatures = Features.extend({
  maxDesigns: maxDesigns.unwrap().optional(),
  reportsPerMonth: reportsPerMonth.unwrap().optional(),
  unlimited: z.array(z.string()),
});
export const ServedPlan = ActivePlan.extend({ _id: z.string(), features: ServedFeatures });
export const servedPlan = (plan: ActivePlan): z.output<typeof ServedPlan> => ({
  ...identified(plan),
  features: servedFeatures(plan.features),
});

function servedFeatures({
  maxDesigns: designs,
  reportsPerMonth: reports,
  ...others
}: ActivePlan['features']) {
  return {
    ...others,
    ...(designs !== null && { maxDesigns: designs }),
    ...(reports !== null && { reportsPerMonth: reports }),
    unlimited: Object.entries({ maxDesigns: designs, reportsPerMonth: reports }).flatMap(
      ([limit, allowed]) => (allowed === null ? [limit] : []),
    ),
  };
}

const ServedCard = Card.extend({ authorization_code: z.string() });
export const ServedSubscription = SubscriptionDetails.extend({
  plan: ServedPlan,
  card: ServedCard.nullable(),
});
export const servedSubscription = ({
  plan,
  card,
  ...subscription
}: SubscriptionDetails): z.output<typeof ServedSubscription> => ({
  ...subscription,
  plan: servedPlan(plan),
  card: card && { ...card, authorization_code: card.authorizationCode },
});

/** The body is the subscription, beside `data`. */
export const subscriptionItself: Served<z.output<typeof detailsAnswer>> = {
  schema: ServedSubscription.extend({ data: ServedSubscription }),
  from: ({ data }) => ({ ...servedSubscription(data), data: servedSubscription(data) }),
};
/** `data` is the subscription. */
export const servedDetails: Served<z.output<typeof detailsAnswer>> = {
  schema: z.strictObject({ data: ServedSubscription }),
  from: ({ data }) => ({ data: servedSubscription(data) }),
};
