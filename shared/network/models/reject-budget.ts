import { Refusal } from '../../contract/errors.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { ChosenDevices } from '../recommend/choose-devices.ts';

/**
 * Rejects a budget that is below the cost of the cheapest devices that fit.
 * @throws Refusal `unprocessable` that states the least sufficient budget.
 */
export function rejectBudget({
  budget,
  least,
  currency,
}: Pick<ChosenDevices, 'budget' | 'least' | 'currency'>): void {
  if (budget === null || least === undefined || least <= budget) return;
  const enough = formatSum({ amount: Math.ceil(least), currency });
  throw new Refusal(
    'unprocessable',
    `The cheapest devices that meet these requirements cost ${enough} with a year of licences, but the budget is ${formatSum({ amount: budget, currency })}. Raise it to ${enough}, or reduce the requirements.`,
    { fields: [{ field: 'requirements.budget.amount', message: `must be at least ${enough}` }] },
  );
}
