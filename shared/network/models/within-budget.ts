import type { Device } from '../../contract/device.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import type { BillLine } from '../../equipment/bill/bill-line.ts';
import { convert, rateInWords } from '../../vocabulary/exchange-rates.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatSum, type Money } from '../../vocabulary/money.ts';
import { firstYearIn } from '../bill/first-year.ts';
import { planBill } from '../bill/plan-bill.ts';
import { devicesById } from '../hardware/devices.ts';
import type { ChosenDevices } from '../recommend/choose-devices.ts';
import { purseFor } from '../recommend/money.ts';

/** A plan with what was chosen for it. */
interface Priced {
  readonly graph: Graph;
  readonly advice: Pick<ChosenDevices, 'cost' | 'least'>;
}

/**
 * The best plan that a stated budget pays for, cables and transceivers included: these follow from the devices, so that a plan that
 * costs too much is made again with what it leaves for devices, and at last of the cheapest.
 *
 * @param planFor the plan whose devices cost no more than that, with the whole budget where it is absent
 * @throws Refusal `unprocessable` for a budget below the cheapest plan, that says what this costs and for what.
 */
export function withinBudget(
  planFor: (forDevices?: number) => Priced,
  requirements: Requirements,
  devices: readonly Device[],
): Graph {
  const open = planFor();
  const { budget, currency } = purseFor(requirements, devices);
  if (requirements.budget === undefined || budget === undefined) return open.graph;
  const deviceOf = devicesById(devices);
  const billOf = ({ graph }: Priced) => planBill({ graph, requirements, deviceOf });
  const price = (plan: Priced) =>
    billOf(plan).money.reduce((sum, money) => sum + (firstYearIn(currency, money).cost ?? 0), 0);
  let plan = open;
  for (let time = 0; time < mostPlans && plan.advice.least === undefined; time += 1) {
    const cost = price(plan);
    if (cost <= budget) return plan.graph;
    const left = budget - (cost - plan.advice.cost);
    if (left <= 0) break;
    plan = planFor(left);
  }
  const least = plan.advice.least === undefined ? plan : planFor(plan.advice.least);
  const cheapest = price(least);
  if (cheapest <= budget) return least.graph;
  throw tooSmall(requirements.budget, { amount: cheapest, currency }, billOf(least).lines);
}

/** Cheaper devices may take other cables, so that what is left for devices changes a little from one plan to the next. */
const mostPlans = 3;

function tooSmall(budget: Money, cheapest: Money, lines: readonly BillLine[]): Refusal {
  const enough = formatSum({ amount: Math.ceil(paidIn(budget, cheapest)), currency: budget.currency });
  const rate =
    cheapest.currency === budget.currency ? undefined : rateInWords(cheapest.currency, budget.currency);
  const at = rate === undefined ? '' : ` (${rate})`;
  return new Refusal(
    'unprocessable',
    `The cheapest plan that meets these requirements costs ${enough} with its cables and a year of licences${at}, but the budget is ${formatSum(budget)}. Most of it is for ${joinAnd(largestLines(lines, budget, cheapest.currency))}. Raise the budget to ${enough}, or reduce the requirements.`,
    { fields: [{ field: 'requirements.budget.amount', message: `must be at least ${enough}` }] },
  );
}

/** Lines of the bill that cost most, of those in the currency of most prices, each with its sum in the budget's. */
function largestLines(lines: readonly BillLine[], budget: Money, currency: string): string[] {
  const priced = lines.flatMap(({ name, manufacturer, quantity, price }) =>
    price?.currency === currency
      ? [{ name: `${manufacturer} ${name}`.trim(), quantity, amount: price.amount * quantity }]
      : [],
  );
  return priced
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, mostNamed)
    .map(
      ({ name, quantity, amount }) =>
        `${quantity} × ${name} (${formatSum({ amount: paidIn(budget, { amount, currency }), currency: budget.currency })})`,
    );
}

/** Lines of the bill that a refusal names: what costs most. */
const mostNamed = 2;

/** A sum in the currency of the budget: the rate by which the budget was compared with prices is known. */
const paidIn = (budget: Money, money: Money): number => convert(money, budget.currency) ?? money.amount;
