import { appendUnder } from '../../../collections/append-under.ts';
import type { DhcpOption } from '../../../contract/dhcp-option.ts';
import type { Graph, Subnet, TopologyNode } from '../../../contract/topology-items.ts';
import { blockKey, withoutPrefix } from '../../addressing/ipv4.ts';
import { formatIpv6Block, parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { isIpv6 } from '../../addressing/prefix.ts';
import { isOneAddress } from '../../graph/one-address.ts';
import type { Layer3 } from '../view/layer3.ts';
import { discoveryOptions, discoveryOptions6 } from './access-point-options.ts';
import { controllerMaker, isFortiGate } from './manager-services.ts';
import { familyOf, type WirelessFamily } from './wireless-families.ts';

/** The access points of a network, and how a factory-new one finds what manages it. */
export interface AccessPointNetwork {
  readonly accessPoints: number;
  /** By what they are managed, in words; undefined where that is not known. */
  readonly managedBy: string | undefined;
  /** By an option of DHCP; in its maker’s cloud; by asking around in its network; else somebody points it there. */
  readonly finds: 'option' | 'cloud' | 'around' | 'by-hand';
  readonly options: readonly DhcpOption[];
  /** Those of other families, which the option is not for. */
  readonly others: number;
}

type Places = Pick<Layer3, 'gatewaysOf' | 'hub'>;

/** The networks of management in which access points have addresses, by the ids of their subnets. */
export function accessPointNetworks(
  { nodes, subnets }: Pick<Graph, 'nodes' | 'subnets'>,
  places: Places,
): ReadonlyMap<string, AccessPointNetwork> {
  const bySubnet = new Map<string, TopologyNode[]>();
  for (const node of nodes)
    if (node.type === 'accesspoint') for (const key of keysOfNode(node)) appendUnder(bySubnet, key, node);
  const networks = new Map<string, AccessPointNetwork>();
  const managed = bySubnet.size === 0 ? [] : subnets.filter(({ purpose }) => purpose === 'management');
  for (const subnet of managed) {
    const own = bySubnet.get(keyOfSubnet(subnet));
    if (own !== undefined) networks.set(subnet.id, networkOf(own, subnet, nodes, places));
  }
  return networks;
}

/** An access point is in one network: that of its IPv4 address where it has one. */
const keysOfNode = ({ site, addresses: [address], ipv6 = [] }: TopologyNode): string[] =>
  (address === undefined ? ipv6.slice(0, 1) : [address]).map((own) => keyOf(site, own));

const keyOfSubnet = ({ site, cidr, ipv6 }: Subnet): string => keyOf(site, cidr ?? ipv6 ?? '');

const keyOf = (site: string | undefined, block: string): string =>
  `${site} ${isIpv6(block) ? formatIpv6Block(parseIpv6Block(block)) : blockKey(block)}`;

function networkOf(
  own: readonly TopologyNode[],
  subnet: Subnet,
  nodes: readonly TopologyNode[],
  places: Places,
): AccessPointNetwork {
  const byFamily = Map.groupBy(own, ({ model }) => model && familyOf(model));
  const [largest] = [...byFamily].sort(([, a], [, b]) => b.length - a.length);
  const [family, alike] = largest ?? [undefined, []];
  const isInCloud = alike.length > 0 && alike.every(({ ledFrom }) => ledFrom === 'cloud');
  const found: Found = isInCloud ? { finds: 'cloud', options: [] } : foundBy(family, subnet, nodes, places);
  return {
    accessPoints: own.length,
    managedBy: isInCloud ? family?.cloud : family?.managedBy,
    ...found,
    others: own.length - alike.length,
  };
}

type Found = Pick<AccessPointNetwork, 'finds' | 'options'>;

function foundBy(
  family: WirelessFamily | undefined,
  subnet: Subnet,
  nodes: readonly TopologyNode[],
  places: Places,
): Found {
  if (family === undefined) return { finds: 'by-hand', options: [] };
  const { control, discovery, speaks, manufacturer } = family;
  const leaders = leadersOf(family, subnet, nodes, places.hub);
  if (discovery !== undefined && leaders.length > 0) {
    const tell = subnet.cidr === undefined ? discoveryOptions6 : discoveryOptions;
    const options = tell(discovery, leaders);
    return { finds: options.length > 0 ? 'option' : 'by-hand', options };
  }
  if (speaks.cloud !== undefined) return { finds: 'cloud', options: [] };
  const gateways = places.gatewaysOf.get(subnet.id) ?? [];
  const isLedHere = gateways.some(({ model }) => model?.manufacturer === manufacturer);
  const leadThemselves = typeof control === 'object' && control.accessPoints > 0;
  return { finds: isLedHere || leadThemselves ? 'around' : 'by-hand', options: [] };
}

/**
 * Addresses of what leads access points: the controllers of their maker, those of their site first, then of the hub; of the nearest FortiGates
 * the one that each has in their network, else its loopback.
 */
function leadersOf(
  { name, manufacturer }: WirelessFamily,
  subnet: Subnet,
  nodes: readonly TopologyNode[],
  hub: string | undefined,
): string[] {
  const isFortiAp = name === 'FortiAP';
  const distance = ({ site }: TopologyNode): number => (site === subnet.site ? 0 : site === hub ? 1 : 2);
  const leaders = nodes
    .filter((node) => (isFortiAp ? isFortiGate(node) : controllerMaker(node) === manufacturer))
    .sort((a, b) => distance(a) - distance(b));
  const nearest = leaders.filter(
    (node, _, [first]) => first !== undefined && distance(node) === distance(first),
  );
  const addresses = (isFortiAp ? nearest : leaders).flatMap((node) => {
    const own = subnet.cidr === undefined ? (node.ipv6 ?? []) : node.addresses;
    if (!isFortiAp) return own;
    return (
      own.find((address) => keyOf(subnet.site, address) === keyOfSubnet(subnet)) ??
      own.find(isOneAddress) ??
      []
    );
  });
  return [...new Set(addresses.map(withoutPrefix))];
}
