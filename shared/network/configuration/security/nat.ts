import type { NatRule } from '../../../contract/configuration/security.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { TopologyNode } from '../../../contract/topology-items.ts';
import { formatAddress, lastOf, parseBlock, withoutPrefix } from '../../addressing/ipv4.ts';
import { nat64Prefix } from '../../addressing/nat64.ts';
import { ownAddresses } from '../../addressing/own-addresses.ts';
import { type Circuit, circuitsOf } from '../interfaces/circuits.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import { isFirewallBehind } from '../view/link-uses.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';

/** A way out at the device that translates: the interface, and the public addresses there. */
interface WayOut {
  readonly outside: string;
  readonly circuit: Circuit['edge'];
  /** The address that all others leave behind. */
  readonly address: string | undefined;
  /** Public addresses for servers that are published one for one: from the first, up to and with the last. */
  readonly published: { readonly first: number; readonly last: number } | undefined;
}

/**
 * Every way out translates (RFC 3022), at the innermost device before the provider: a firewall towards each edge router, by
 * addresses of that router's provider; else whatever ends the circuit, by the circuit's own address. What stays within the
 * private block is never translated. Hosts of IPv6 alone are translated where the circuit ends (RFC 6146), and nothing else is. `published` are the public servers by the site that publishes them.
 */
export function natOf(
  device: LogicalDevice,
  interfaces: DeviceInterfaces,
  requirements: Requirements,
  published: ReadonlyMap<string | undefined, readonly TopologyNode[]>,
  view: NetworkView,
  missing: MissingFacts,
): NatRule[] {
  const isHub = device.site === view.layer3.hub;
  if (!device.isRouting || !(isHub || view.layer3.sitesWithWayOut.has(device.site))) return [];
  if (!view.hasIpv4) return nat64Of(interfaces, view, missing);
  const sources = isHub ? [requirements.ipScheme.private] : blockOf(device.site, view);
  return waysOut(device, interfaces, view).flatMap((way) => {
    const from = [way.circuit.id];
    const address = missing.need(way.address, way.circuit.id, 'public address to translate to');
    if (address === undefined || sources.length === 0) return [];
    return [
      ...publications(published.get(device.site) ?? [], way, missing),
      {
        kind: 'source' as const,
        outside: way.outside,
        sources,
        except: [requirements.ipScheme.private],
        address,
        from,
      },
    ];
  });
}

const nat64Of = ({ routed }: DeviceInterfaces, view: NetworkView, missing: MissingFacts): NatRule[] =>
  circuitsOf(routed, view).flatMap(({ interface: { name }, edge: { id }, ownAddress, isInternet }) => {
    if (!isInternet) return [];
    const address = missing.need(ownAddress, id, 'public address to translate to');
    if (address === undefined) return [];
    const sources = [...view.ipv6Blocks];
    return [{ kind: 'nat64' as const, outside: name, prefix: nat64Prefix, sources, address, from: [id] }];
  });

const blockOf = (site: string, { layer3 }: NetworkView): string[] => {
  const block = layer3.siteBlocks.get(site);
  return block === undefined ? [] : block.cidr === undefined ? [] : [block.cidr];
};

function waysOut(device: LogicalDevice, interfaces: DeviceInterfaces, view: NetworkView): WayOut[] {
  const own = circuitsOf(interfaces.routed, view).filter(({ isInternet }) => isInternet);
  if (own.length > 0) {
    if (hasFirewallBehind(interfaces, view)) return [];
    return own.map((circuit) => {
      const address = circuit.ownAddress;
      const { published } = publicSide(circuit.edge, undefined, view);
      return { outside: circuit.interface.name, circuit: circuit.edge, address, published };
    });
  }
  if (device.kind !== 'firewall') return [];
  return interfaces.routed.flatMap(({ interface: { name }, end }) => {
    const router = view.deviceOf.get(end.far.id);
    const circuit = router?.site === device.site ? internetCircuit(router, view) : undefined;
    if (circuit === undefined) return [];
    return [{ outside: name, circuit, ...publicSide(circuit, device.site, view) }];
  });
}

/** Public addresses at a circuit: the network's own if the site has them, else those that its provider routes there. */
function publicSide(
  circuit: Circuit['edge'],
  site: string | undefined,
  { ownBlock, routedBlocks }: NetworkView,
): Pick<WayOut, 'address' | 'published'> {
  const isOwn = ownBlock !== undefined && ownBlock.site === site;
  const row = isOwn ? ownBlock : routedBlocks(circuit)[0];
  if (row?.cidr === undefined) return { address: undefined, published: undefined };
  const block = parseBlock(row.cidr);
  const own = ownAddresses(block);
  return isOwn
    ? { address: own.translation, published: { first: own.published, last: lastOf(block) - 1 } }
    : { address: formatAddress(block.first), published: { first: block.first + 1, last: lastOf(block) } };
}

const hasFirewallBehind = ({ routed }: DeviceInterfaces, view: NetworkView): boolean =>
  routed.some(({ end }) => isFirewallBehind(end, view));

const internetCircuit = ({ id }: LogicalDevice, { endsOf, layer3 }: NetworkView) =>
  (endsOf.get(id) ?? []).find(({ far }) => layer3.internet.has(far.id))?.edge;

/** Servers of the DMZ, one public address each, after the one that everybody else leaves behind. */
function publications(
  servers: readonly TopologyNode[],
  { outside, published: free, circuit }: WayOut,
  missing: MissingFacts,
): NatRule[] {
  const inside = servers.flatMap(({ id, addresses }) =>
    addresses.map((address) => ({ id, address: withoutPrefix(address) })),
  );
  return inside.flatMap(({ id, address }, index) => {
    const hasRoom = free !== undefined && free.first + index <= free.last;
    const published = missing.need(
      hasRoom ? formatAddress(free.first + index) : undefined,
      id,
      `public address on ${circuit.id}`,
    );
    return published === undefined
      ? []
      : [{ kind: 'static' as const, outside, inside: address, address: published, from: [id, circuit.id] }];
  });
}
