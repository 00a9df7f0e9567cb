import { StoredPlan } from '#shared/contract/stored-plan.ts';
import { withWholeCharacters } from '../objects/whole-characters.ts';
import { migratePlan } from './plan-migrations.ts';

/**
 * A stored plan of any version as one of today's. Migrations cut texts off, some of them within a character.
 * @throws ZodError, or an Error for a plan of a later version
 */
export const readOlderPlan = (stored: unknown): StoredPlan =>
  StoredPlan.parse(withWholeCharacters(migratePlan(stored)));
