import { type Device, poeTypes } from '../../contract/device.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { checkAtLeast } from './check-figures.ts';
import { isPoeAtLeast } from './is-poe-at-least.ts';
import type { Demands } from './need.ts';
import type { Shortfall } from './shortfall.ts';

const strongestFirst = poeTypes.toReversed();

export function checkPoe(found: Shortfall[], device: Device, { poe: demand }: Demands): void {
  if (demand === undefined) return;
  const { ports } = device.specs;
  let needed = 0;
  // The strongest first: a port for a stronger type serves a weaker one as well.
  for (const type of strongestFirst) {
    const count = demand.ports.find((one) => one.type === type)?.count ?? 0;
    needed += count;
    const has = ports.reduce((sum, group) => sum + (isPoeAtLeast(group.poe, type) ? group.count : 0), 0);
    if (count === 0 || has >= needed) continue;
    const all = needed;
    found.push({
      constraint: 'PoE type',
      share: 1 - has / all,
      describe: () => ({
        sentence: `It has ${formatCount(has, 'port')} with ${type} or better; ${all} ${plural(all, 'is', 'are')} needed.`,
        relax: `by ${formatCount(all - has, 'port')} of ${type}`,
      }),
    });
    break;
  }
  checkAtLeast(found, 'PoE budget', 'poeBudgetW', device, demand.budgetW, (watts) => `${watts} W`);
}
