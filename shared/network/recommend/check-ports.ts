import type { Device } from '../../contract/device.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { fitDevice } from './fit-device.ts';
import type { Demands, PortDemand } from './need.ts';
import type { Shortfall } from './shortfall.ts';

export function checkPorts(found: Shortfall[], device: Device, { ports: demands, unfit }: Demands): void {
  if (unfit?.has(device.id)) {
    const sentence =
      'Its ports are enough in number, but do not meet the form of those at the other ends of all its links.';
    found.push({ constraint: 'ports', share: 1, isFinal: true, describe: () => ({ sentence }) });
  }
  for (const { demand, found: has } of fitDevice(device, demands).unmet) {
    found.push({
      constraint: demand.what,
      share: 1 - has / demand.count,
      describe: () => ({
        sentence: `It has ${has} of ${describePorts(demand)}.`,
        relax: `by ${describePorts({ ...demand, count: demand.count - has })}`,
      }),
    });
  }
}

/** `37 copper ports of 1 Gbit/s`. */
export function describePorts({ count, speedMbps, medium, what }: PortDemand): string {
  const kind = medium === 'either' ? '' : `${medium} `;
  return `${formatCount(count, `${kind}${portNouns[what]}`)} of ${formatRate(speedMbps)}`;
}

const portNouns = { ports: 'port', uplinks: 'uplink' } as const satisfies Record<PortDemand['what'], string>;
