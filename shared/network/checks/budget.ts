import type { Requirements } from '../../contract/requirements.ts';
import { isEstimate } from '../../equipment/device.ts';
import type { DeviceOf } from './devices.ts';
import type { CheckAnswer } from './finding.ts';
import type { NetworkIndex } from './network-index.ts';

/** The list prices of all chosen models together are within the budget; a sum with estimates says so. */
export function checkBudget(
  { graph }: NetworkIndex,
  { budget }: Requirements,
  deviceOf: DeviceOf,
): CheckAnswer {
  if (budget === undefined) return { findings: [] };
  let cost = 0;
  let estimated = 0;
  let notPriced = 0;
  const elements: string[] = [];
  for (const node of graph.nodes) {
    const device = deviceOf(node);
    if (device === undefined) {
      if (node.layer !== 'endpoint' && node.layer !== 'internet') notPriced += node.quantity;
      continue;
    }
    if (device.price?.currency !== budget.currency) {
      notPriced += node.quantity;
      continue;
    }
    const price = device.price.amount * node.quantity;
    cost += price;
    if (isEstimate(device, 'price')) estimated += price;
    elements.push(node.id);
  }
  const note =
    notPriced > 0
      ? `${notPriced} device${notPriced === 1 ? ' has' : 's have'} no model, or no price in ${budget.currency}.`
      : undefined;
  return {
    findings:
      cost > budget.amount
        ? [
            {
              severity: 'failure',
              elements,
              sentence:
                `The devices cost ${money(budget.currency, cost)}${estimated > 0 ? ` (~ ${money(budget.currency, estimated)} of it by estimates)` : ''}, ` +
                `${money(budget.currency, cost - budget.amount)} more than the budget of ${money(budget.currency, budget.amount)}.`,
            },
          ]
        : [],
    ...(note !== undefined && { note, isUnjudged: elements.length === 0 }),
  };
}

const money = (currency: string, amount: number): string =>
  `${currency} ${Math.round(amount).toLocaleString('en-GB')}`;
