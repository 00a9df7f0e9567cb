import type { Requirements } from '../../contract/requirements.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { isCostEstimate, lifetimeCost, money } from '../recommend/money.ts';
import type { DeviceOf } from './devices.ts';
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
  if (budget === undefined) return { findings: [] };
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
    const each = lifetimeCost(budget.currency, 1, device);
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
                `The devices and a year of their licences cost ${money(budget.currency, cost)}${estimated > 0 ? ` (~ ${money(budget.currency, estimated)} of it by estimates)` : ''}, ` +
                `${money(budget.currency, cost - budget.amount)} more than the budget of ${money(budget.currency, budget.amount)}.`,
            },
          ]
        : [],
    ...(note !== undefined && { note, isUnjudged: elements.length === 0 }),
  };
}
