import type { Requirements } from '../../contract/requirements.ts';
import type { BillLine } from '../../equipment/bill/bill-line.ts';
import { isDevice } from '../../equipment/bill/bill-of-materials.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { rateInWords } from '../../vocabulary/exchange-rates.ts';
import { joinAnd, joinSome } from '../../vocabulary/lists.ts';
import { formatSum } from '../../vocabulary/money.ts';
import { firstYearIn } from '../bill/first-year.ts';
import { planBill } from '../bill/plan-bill.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import type { CheckAnswer } from './finding.ts';

/**
 * What the bill of the plan asks for until the end of the first year, list prices and what is paid each year, is within the
 * budget; prices in other currencies at the rate of a day that is named. A sum with estimates says so, and without a budget
 * nothing is within one.
 */
export function checkBudget(
  { graph }: NetworkIndex,
  requirements: Requirements,
  deviceOf: DeviceOf,
): CheckAnswer {
  const { budget } = requirements;
  if (budget === undefined) return { findings: [], note: 'The design states no amount for its budget.' };
  const { currency } = budget;
  const { money, unpriced } = planBill({ graph, requirements, deviceOf });
  const inBudget = money.map((sum) => firstYearIn(currency, sum));
  const known = inBudget.flatMap((sum) => (sum.cost === undefined ? [] : [sum]));
  const cost = known.reduce((total, sum) => total + (sum.cost ?? 0), 0);
  const estimated = known.reduce((total, sum) => total + (sum.estimated ?? 0), 0);
  const rates = known.flatMap((sum) =>
    sum.currency === currency ? [] : [rateInWords(sum.currency, currency) ?? ''],
  );
  const sum = (amount: number, isEstimate = false) => formatSum({ amount, currency }, isEstimate);
  const at = rates.length > 0 ? ` (${joinAnd(rates)})` : '';
  const left = notCounted(
    unpriced.filter(isDevice),
    inBudget.flatMap((own) => (own.cost === undefined ? [own.currency] : [])),
    currency,
  );
  const note =
    left !== undefined && cost > 0
      ? `${left.slice(0, -1)}: all else, with a year of licences, costs ${sum(cost)} of ${sum(budget.amount)}${at}.`
      : left;
  const about = estimated > 0 ? ` (${sum(estimated, true)} of it estimated)` : '';
  return {
    findings:
      cost > budget.amount
        ? [
            {
              severity: 'failure',
              elements: graph.nodes.flatMap((node) => (isBought(node, deviceOf) ? [node.id] : [])),
              sentence:
                `All that is bought, with a year of licences, costs ${sum(cost)}${about}, ` +
                `${sum(cost - budget.amount)} more than the budget of ${sum(budget.amount)}${at}.`,
            },
          ]
        : [],
    ...(note === undefined
      ? {
          remark: `All that is bought, with a year of licences, costs ${sum(cost)}${about} of ${sum(budget.amount)}${at}.`,
        }
      : { note }),
  };
}

const isBought = (
  node: Parameters<DeviceOf>[0] & { readonly status?: unknown },
  deviceOf: DeviceOf,
): boolean => node.status !== 'kept' && deviceOf(node) !== undefined;

/** So many lines are named. */
const mostNamed = 3;

/** What the sum leaves out; undefined where it has all devices. */
function notCounted(
  devices: readonly BillLine[],
  currencies: readonly string[],
  to: string,
): string | undefined {
  const names = devices.map(({ manufacturer, name, quantity }) =>
    `${formatNumber(quantity)} × ${manufacturer} ${name}`.replace('  ', ' '),
  );
  const parts = [
    ...(names.length > 0 ? [`${joinSome(names, mostNamed)} without a model or a price`] : []),
    ...currencies.map((currency) => `prices in ${currency}, for which no exchange rate to ${to} is known`),
  ];
  return parts.length > 0 ? `The sum leaves out ${joinAnd(parts)}.` : undefined;
}
