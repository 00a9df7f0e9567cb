import { Refusal } from '../../contract/errors.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { Recommendations } from '../recommend/recommend.ts';

/**
 * Refuses a budget that not even the cheapest devices that fit would keep: there is nothing to plan with.
 *
 * @throws Refusal `unprocessable` that says what would do.
 */
export function rejectBudget({
  budget,
  least,
  currency,
}: Pick<Recommendations, 'budget' | 'least' | 'currency'>): void {
  if (budget === null || least === undefined || least <= budget) return;
  const enough = formatSum({ amount: Math.ceil(least), currency });
  throw new Refusal(
    'unprocessable',
    `The cheapest devices that meet these requirements cost ${enough} with a year of licences, but the budget is ${formatSum({ amount: budget, currency })}. Raise it to ${enough}, or reduce the requirements.`,
    { fields: [{ field: 'requirements.budget.amount', message: `must be at least ${enough}` }] },
  );
}
