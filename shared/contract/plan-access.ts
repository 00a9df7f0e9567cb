import { plans } from '../plans.ts';
import type { Subscription } from './users.ts';

/** In these a plan is not paid for, nor tried. */
const ended: ReadonlySet<Subscription['status']> = new Set(['expired', 'pending_payment']);

/**
 * Whether a subscription includes API access at an instant (ISO 8601): its plan does, and its period has not ended. A canceled one lasts until
 * then.
 */
export const hasApiAccess = (
  { planId, status, currentPeriodEnd }: Pick<Subscription, 'planId' | 'status' | 'currentPeriodEnd'>,
  now: string,
): boolean =>
  !ended.has(status) &&
  currentPeriodEnd > now &&
  plans.some(({ id, features }) => id === planId && features.apiAccess);
