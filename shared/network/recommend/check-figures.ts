import type { Device, Figure } from '../../contract/device.ts';
import type { Constraint } from '../../contract/equipment-advice.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { Demands } from './need.ts';
import { type Check, type Shortfall, type ShortfallText, tilde } from './shortfall.ts';

export const checkFigures: Check = (
  found,
  device,
  { rate, encrypted, remoteUsers, clients, accessPoints, besideGateway, minSupplies },
) => {
  if (rate !== undefined) checkAtLeast(found, 'throughput', rate.figure, device, rate.mbps, formatRate);
  // Makers state neither of every model: what they do not is a doubt.
  if (encrypted !== undefined)
    checkAtLeast(found, 'throughput', encrypted.figure, device, encrypted.mbps, formatRate, true);
  checkAtLeast(found, 'remote users', 'remoteUsers', device, remoteUsers?.count, String, true);
  checkAtLeast(found, 'clients', 'clients', device, clients?.count);
  checkAtLeast(found, 'access points', 'accessPoints', device, accessPoints?.count);
  checkConsole(found, device, besideGateway);
  checkAtLeast(found, 'power supplies', 'powerSupplies', device, minSupplies);
};

/** What figures are called in a sentence. */
export const amounts = {
  poeBudgetW: 'PoE budget',
  forwardingMbps: 'forwarding rate',
  firewallMbps: 'throughput as a filter',
  inspectionMbps: 'throughput with inspection',
  ipsecMbps: 'IPsec throughput',
  remoteUsers: 'number of remote users',
  clients: 'number of clients',
  accessPoints: 'number of access points',
  powerSupplies: 'number of power supplies',
} as const satisfies Partial<Record<Figure, string>>;

export function checkAtLeast(
  found: Shortfall[],
  constraint: Constraint,
  figure: keyof typeof amounts,
  device: Device,
  needed: number | undefined,
  show: (value: number) => string = String,
  isDoubtful = false,
): void {
  const has = device.specs[figure];
  if (needed === undefined || (has !== undefined && has >= needed)) return;
  found.push({
    constraint,
    share: has === undefined ? 1 : 1 - has / needed,
    ...(has === undefined && isDoubtful && { isDoubt: true }),
    describe: lessThan(figure, device, needed, show),
  });
}

const lessThan =
  (figure: keyof typeof amounts, device: Device, needed: number, show: (value: number) => string) =>
  (): ShortfallText => {
    const has = device.specs[figure];
    const least = `at least ${show(needed)} is needed.`;
    if (has === undefined) return { sentence: `Its ${amounts[figure]} is not known; ${least}` };
    const missing = Number((needed - has).toFixed(2));
    return {
      sentence: `Its ${amounts[figure]} is ${tilde(device, figure)}${show(has)}; ${least}`,
      relax: `by ${show(missing)}`,
    };
  };

/** A gateway that does not work without a controller and is one itself is managed by no other. */
function checkConsole(found: Shortfall[], device: Device, demand: Demands['besideGateway']): void {
  const { accessPoints: most, control = ['none'] } = device.specs;
  if (demand === undefined || most === undefined || control.includes('none') || most >= demand.count) return;
  found.push({
    constraint: 'access points',
    share: 1 - most / demand.count,
    isDoubt: true,
    describe: () => ({
      sentence: `It is the controller of its site and takes no other: it manages ${tilde(device, 'accessPoints')}${most} of ${formatCount(demand.count, 'access point')}.`,
      relax: `by ${formatCount(demand.count - most, 'access point')}`,
    }),
  });
}
