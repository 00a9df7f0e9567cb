import { StoredPlan } from '#shared/contract/stored-plan.ts';
import { migratePlan } from './plan-migrations.ts';

/**
 * A stored plan of any version as one of today's.
 * @throws ZodError, or an Error for a plan of a later version
 */
export const readOlderPlan = (stored: unknown): StoredPlan => StoredPlan.parse(migratePlan(stored));
