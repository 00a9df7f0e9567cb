import type { Ospf } from '../../../contract/configuration/routing.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import { isLoopback } from '../interfaces/loopback.ts';
import type { RoutedInterface } from '../interfaces/routed-interfaces.ts';
import { type Family, familiesOf } from '../view/link-addresses.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';
import { fromOtherSitesTag, type RoutingDomains } from './routing-domains.ts';

/** Links between devices: hello every second, dead after four. Default of this product; hosts see none. */
const timers = { helloSeconds: 1, deadSeconds: 4 } as const;

/** The rate that costs 1, in Mbit/s. */
const referenceMbps = 100_000;
/** What a link costs at most for its rate, so that what is added to it stays within 16 bits. */
const highestRateCost = 50_000;
const costOf = (mbps: number | undefined): number =>
  Math.min(highestRateCost, Math.max(1, Math.round(referenceMbps / (mbps ?? referenceMbps))));

/** What a link to another site costs more: the two routers of a site never reach each other through another site. */
const costBetweenSites = 1_000;

/**
 * OSPF of one device, in either family with the same areas: its links to others, and, passive, its loopback and the subnets whose gateway it is. A border
 * announces its site as one block, and nothing but a default route into it.
 */
export function ospfOf(
  device: LogicalDevice,
  { loopback, routed, tunnels, vlans }: DeviceInterfaces,
  domains: RoutingDomains,
  view: NetworkView,
  hearsBgp: boolean,
  family: Family,
  staticFilter: string | undefined,
): Ospf | undefined {
  if (!domains.isDynamic(device) || !familiesOf(view).includes(family)) return undefined;
  const standby = standbyCosts(tunnels, view);
  const links = [...routed, ...tunnels]
    .filter(({ end }) => end.far.type !== 'internet' && !domains.isByBgp(end))
    .map(({ interface: { name }, end }) => ({
      interface: name,
      area: domains.areaOfLink(end),
      isPassive: false,
      network: 'point-to-point' as const,
      cost:
        costOf(end.edge.bandwidthMbps) +
        (end.far.site === device.site ? 0 : costBetweenSites) +
        (standby.get(end.edge.id) ?? 0),
      ...timers,
    }));
  const passive = [
    ...(loopback === undefined ? [] : [loopback]),
    ...vlans.map((vlan) => vlan.interface.name),
  ];
  const interfaces = [
    ...links,
    ...passive.map((name) => ({
      interface: name,
      area: isLoopback(name) ? domains.areaOfLoopback(device) : domains.areaOf(device.site),
      isPassive: true,
      network: isLoopback(name) ? ('point-to-point' as const) : ('broadcast' as const),
      cost: 1,
      ...timers,
    })),
  ];
  const ids = [...new Set([...(domains.isBorder(device) ? [0] : []), ...interfaces.map(({ area }) => area)])];
  const site = view.layer3.siteBlocks.get(device.site);
  const block = family === 'ipv4' ? site?.cidr : site?.ipv6;
  return {
    areas: ids
      .sort((a, b) => a - b)
      .map((id) => ({
        id,
        kind: id === 0 ? 'normal' : 'totally-stubby',
        summaries: id !== 0 && domains.isBorder(device) && block !== undefined ? [block] : [],
      })),
    interfaces,
    redistribute: [
      ...(hearsBgp ? [{ source: 'bgp' as const, setTag: fromOtherSitesTag }] : []),
      ...(staticFilter === undefined ? [] : [{ source: 'static' as const, filter: staticFilter }]),
    ],
    from: device.members.map(({ id }) => id),
  };
}

/** Tunnels of the hub’s second provider stand by: dearer than any way through the first. */
function standbyCosts(tunnels: readonly RoutedInterface[], { deviceOf }: NetworkView): Map<string, number> {
  const carried = tunnels.filter(({ end }) => end.edge.underlay !== undefined);
  const towards = Map.groupBy(carried, ({ end }) => deviceOf.get(end.far.id));
  return new Map(
    [...towards.values()].flatMap((own) => own.map(({ end }, nth) => [end.edge.id, 1_000 * nth] as const)),
  );
}
