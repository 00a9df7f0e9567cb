import type { Device, Specs } from '../../contract/device.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { daysBetween } from '../../vocabulary/days.ts';
import type { Demands } from './need.ts';
import { type Horizon, type Shortfall, tilde } from './shortfall.ts';

export function checkLifeCycle(
  found: Shortfall[],
  device: Device,
  _: Demands,
  { today, until }: Horizon,
): void {
  const { endOfSale, endOfSupport } = device;
  const constraint = 'life cycle';
  if (endOfSale !== undefined && endOfSale < today) {
    const describe = () => ({
      sentence: `It has not been sold since ${tilde(device, 'endOfSale')}${endOfSale}.`,
    });
    found.push({ constraint, share: 1, isFinal: true, describe });
  }
  if (endOfSupport !== undefined && endOfSupport < until) {
    const days = daysBetween(endOfSupport, until);
    found.push({
      constraint,
      share: Math.min(1, days / daysBetween(today, until)),
      describe: () => ({
        sentence: `Its support ends on ${tilde(device, 'endOfSupport')}${endOfSupport}, before the end of the plan on ${until}.`,
        relax: `by ${formatCount(days, 'day')}`,
      }),
    });
  }
}

/** A standard that no new network begins with. */
const oldWifi = '802.11ac' satisfies NonNullable<Specs['wifi']>['standard'];

export function checkWifi(found: Shortfall[], { specs }: Device): void {
  if (specs.wifi?.standard !== oldWifi) return;
  const describe = () => ({
    sentence: `Its Wi-Fi is ${oldWifi}, whose successor has been sold since 2019.`,
    relax: `to ${oldWifi}`,
  });
  found.push({ constraint: 'life cycle', share: 1, isDoubt: true, describe });
}
