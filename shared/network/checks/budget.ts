import type { Requirements } from '../../contract/requirements.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { formatSum } from '../../vocabulary/money.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { isCostEstimate, lifetimeCost } from '../recommend/money.ts';
import type { CheckAnswer } from './finding.ts';

/**
 * The list prices of all models that are to be bought, with a year's licences, are within the budget: what the
 * recommendation spends of it. A sum with estimates says so.
 */
export function checkBudget(
  { graph }: NetworkIndex,
  { budget }: Requirements,
  deviceOf: DeviceOf,
): CheckAnswer {
  if (budget === undefined) return { findings: [], note: 'The design states no amount for its budget.' };
  const { currency } = budget;
  const sum = (amount: number, isEstimate = false) => formatSum({ amount, currency }, isEstimate);
  let cost = 0;
  let estimated = 0;
  let notPriced = 0;
  const elements: string[] = [];
  for (const node of graph.nodes) {
    if (node.status === 'kept') continue;
    const device = deviceOf(node);
    if (device === undefined) {
      if (node.layer !== 'endpoint' && node.layer !== 'internet') notPriced += node.quantity;
      continue;
    }
    const each = lifetimeCost(currency, 1, device);
    if (each === undefined) {
      notPriced += node.quantity;
      continue;
    }
    cost += each * node.quantity;
    if (isCostEstimate(device)) estimated += each * node.quantity;
    elements.push(node.id);
  }
  const note =
    notPriced > 0
      ? `${formatCount(notPriced, 'device')} ${plural(notPriced, 'has', 'have')} no model, or no price in ${currency}.`
      : undefined;
  return {
    findings:
      cost > budget.amount
        ? [
            {
              severity: 'failure',
              elements,
              sentence:
                `The devices and a year of their licences cost ${sum(cost)}${estimated > 0 ? ` (${sum(estimated, true)} of it estimated)` : ''}, ` +
                `${sum(cost - budget.amount)} more than the budget of ${sum(budget.amount)}.`,
            },
          ]
        : [],
    ...(note !== undefined && { note }),
  };
}
