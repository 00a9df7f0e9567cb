import { type Device, type Figure, poeTypes, wifiStandards } from '#shared/contract/device.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';

/** `US$4,200`. */
export function priceOf({ price }: Pick<Device, 'price'>): string | undefined {
  return price && formatMoney(price);
}

/** The throughput that devices of this category are bought by, and the figure that it is. */
export function mainThroughput({ specs }: Pick<Device, 'specs'>): {
  readonly source: Figure;
  readonly shown?: string;
} {
  const source = specs.inspectionMbps === undefined ? 'forwardingMbps' : 'inspectionMbps';
  const mbps = specs[source];
  return mbps === undefined ? { source } : { source, shown: formatRate(mbps) };
}

/** Ports that carry traffic: access and uplinks, without those for management. */
export function portCount({ specs }: Pick<Device, 'specs'>): number | undefined {
  const usable = specs.ports.filter(({ role }) => role !== 'management');
  return usable.length > 0 ? usable.reduce((sum, { count }) => sum + count, 0) : undefined;
}

/** In which its price and its licences are. */
export const currencyOf = ({ price }: Pick<Device, 'price'>): string | undefined => price?.currency;

/** Ports that give power over Ethernet. */
export function poePorts({ specs }: Pick<Device, 'specs'>): number | undefined {
  return specs.ports.reduce((sum, { poe, count }) => sum + (poe ? count : 0), 0) || undefined;
}

/** The strongest power over Ethernet as its place in `poeTypes`. */
export function poeRank({ specs }: Pick<Device, 'specs'>): number | undefined {
  const ranks = specs.ports.flatMap(({ poe }) => (poe ? [poeTypes.indexOf(poe)] : []));
  return ranks.length > 0 ? Math.max(...ranks) : undefined;
}

/** The Wi-Fi standard as its place in `wifiStandards`. */
export function wifiRank({ specs }: Pick<Device, 'specs'>): number | undefined {
  return specs.wifi && wifiStandards.indexOf(specs.wifi.standard);
}
