import { type Device, poeTypes, wifiStandards } from '../contract/device.ts';
import { formatSum } from '../vocabulary/money.ts';
import { formatRate } from '../vocabulary/rates.ts';
import { speedName } from './port-notation.ts';

/** A figure by which devices of one category are compared. */
export interface Feature {
  readonly name: string;
  /** Share in the distance. */
  readonly weight: number;
  /** The figure, on a scale where equal steps weigh the same; undefined where it is not known. */
  readonly position: (device: Device) => number | undefined;
  /** The figure as people read it. */
  readonly shown: (device: Device) => string;
}

/**
 * The figures by which devices differ, in addition to their ports. Figures that span decades are compared by ratio.
 */
export const features: readonly Feature[] = [
  ordinal(
    'Strongest PoE',
    1,
    (device) => (hasPoe(device) ? bestPoe(device) : 0),
    (rank) => poeTypes[rank - 1] ?? 'none',
  ),
  byRatio('PoE budget', 1, poeBudget, (watts) => `${watts} W`),
  byRatio('Uplink speed', 1, uplinkMbps, speedName),
  byRatio('Forwarding', 1, ({ specs }) => specs.forwardingMbps, formatRate),
  byRatio('Firewall throughput', 1, ({ specs }) => specs.firewallMbps, formatRate),
  byRatio('Inspection throughput', 1.5, ({ specs }) => specs.inspectionMbps, formatRate),
  byRatio('Clients', 1, ({ specs }) => specs.clients, String),
  byRatio('Access points', 1, ({ specs }) => specs.accessPoints, String),
  ordinal('Wi-Fi', 1, wifiRank, (rank) => wifiStandards[rank] ?? 'unknown'),
  byRatio('Spatial streams', 0.5, ({ specs }) => specs.wifi?.streams, String),
  ordinal(
    'Layer',
    1,
    ({ specs }) => specs.layer,
    (layer) => `layer ${layer}`,
  ),
  ordinal(
    'Rack units',
    0.5,
    ({ specs }) => specs.rackUnits,
    (units) => `${units} U`,
  ),
  ordinal('Processors', 1, ({ specs }) => specs.cpuSockets, String),
  byRatio(
    'Memory',
    1,
    ({ specs }) => specs.memoryGb,
    (gb) => `${gb} GB`,
  ),
  byRatio('List price', 1.5, priceInDollars, (amount) => formatSum({ amount, currency: 'USD' })),
];

/** Fastest uplink, else the fastest port that is not for management, in Mbit/s. */
export function uplinkMbps({ specs }: Pick<Device, 'specs'>): number | undefined {
  const speeds = (role: string) =>
    specs.ports.filter((group) => group.role === role).map(({ speedMbps }) => speedMbps);
  const [uplinks, access] = [speeds('uplink'), speeds('access')];
  if (uplinks.length > 0) return Math.max(...uplinks);
  return access.length > 0 ? Math.max(...access) : undefined;
}

const hasPoe = ({ specs }: Device): boolean => specs.ports.some(({ poe }) => poe !== undefined);

/** Rank of the strongest PoE type, 1 for 802.3af. */
const bestPoe = ({ specs }: Device): number =>
  Math.max(0, ...specs.ports.map(({ poe }) => (poe === undefined ? 0 : poeTypes.indexOf(poe) + 1)));

/** Without PoE ports the budget is 0; with PoE ports and no budget it is unknown. */
function poeBudget(device: Device): number | undefined {
  return hasPoe(device) ? device.specs.poeBudgetW : 0;
}

function wifiRank({ specs }: Device): number | undefined {
  return specs.wifi && wifiStandards.indexOf(specs.wifi.standard);
}

/** Prices in other currencies cannot be compared without a rate of exchange. */
function priceInDollars({ price }: Device): number | undefined {
  return price?.currency === 'USD' ? price.amount : undefined;
}

function byRatio(
  name: string,
  weight: number,
  value: (device: Device) => number | undefined,
  show: (value: number) => string,
): Feature {
  const position = (device: Device) => {
    const known = value(device);
    return known === undefined ? undefined : Math.log2(1 + known);
  };
  return { name, weight, position, shown: shownBy(value, show) };
}

function ordinal(
  name: string,
  weight: number,
  value: (device: Device) => number | undefined,
  show: (value: number) => string,
): Feature {
  return { name, weight, position: value, shown: shownBy(value, show) };
}

function shownBy(value: (device: Device) => number | undefined, show: (value: number) => string) {
  return (device: Device) => {
    const known = value(device);
    return known === undefined ? 'not known' : show(known);
  };
}
