import type { NatRule } from '../../contract/configuration/security.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet, TopologyNode } from '../../contract/topology.ts';
import { formatAddress, parseBlock, sizeOf, withoutPrefix } from '../addressing/ipv4.ts';
import { breaksOutLocally } from '../sizing/edge-devices.ts';
import { type Circuit, circuitsOf } from './circuits.ts';
import type { DeviceInterfaces } from './device-interfaces.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { LogicalDevice, NetworkView } from './network-view.ts';

/** A way out at the device that translates: the interface, and the public addresses there. */
interface WayOut {
  readonly outside: string;
  readonly circuit: Circuit['edge'];
  /** The address that all others leave behind. */
  readonly address: string | undefined;
  /** Public addresses left for servers that are published one for one. */
  readonly block: Subnet | undefined;
}

/**
 * Every way out translates (RFC 3022), at the innermost device before the provider: a firewall towards each edge router, by
 * addresses of that router's provider; else whatever ends the circuit, by the circuit's own address. What stays within the
 * private block is never translated. `published` are the public servers by the site that publishes them.
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
  if (!device.isRouting || !(isHub || breaksOutLocally(requirements))) return [];
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

const blockOf = (site: string, { layer3 }: NetworkView): string[] => {
  const block = layer3.siteBlocks.get(site);
  return block === undefined ? [] : [block.cidr];
};

function waysOut(device: LogicalDevice, interfaces: DeviceInterfaces, view: NetworkView): WayOut[] {
  const own = circuitsOf(interfaces.routed, view).filter(({ isInternet }) => isInternet);
  if (own.length > 0) {
    if (hasFirewallBehind(interfaces, view)) return [];
    return own.map((circuit) => {
      const [block] = view.routedBlocks(circuit.edge);
      const address = circuit.ownAddress;
      return { outside: circuit.interface.name, circuit: circuit.edge, address, block };
    });
  }
  if (device.kind !== 'firewall') return [];
  return interfaces.routed.flatMap(({ interface: { name }, end }) => {
    const router = view.deviceOf.get(end.far.id);
    const circuit = router && internetCircuit(router, view);
    if (circuit === undefined) return [];
    const [block] = view.routedBlocks(circuit);
    const address = block && formatAddress(parseBlock(block.cidr).first);
    return [{ outside: name, circuit, address, block }];
  });
}

const hasFirewallBehind = ({ routed }: DeviceInterfaces, { deviceOf }: NetworkView): boolean =>
  routed.some(({ end }) => deviceOf.get(end.far.id)?.kind === 'firewall');

const internetCircuit = ({ id }: LogicalDevice, { endsOf, layer3 }: NetworkView) =>
  (endsOf.get(id) ?? []).find(({ far }) => layer3.internet.has(far.id))?.edge;

/** Servers of the DMZ, one public address each, after the one that everybody else leaves behind. */
function publications(
  servers: readonly TopologyNode[],
  { outside, block, circuit }: WayOut,
  missing: MissingFacts,
): NatRule[] {
  const inside = servers.flatMap(({ id, addresses }) =>
    addresses.map((address) => ({ id, address: withoutPrefix(address) })),
  );
  return inside.flatMap(({ id, address }, index) => {
    const free = block && parseBlock(block.cidr);
    const hasRoom = free !== undefined && index + 1 < sizeOf(free.prefix);
    const published = missing.need(
      hasRoom ? formatAddress(free.first + 1 + index) : undefined,
      id,
      `public address on ${circuit.id}`,
    );
    return published === undefined
      ? []
      : [{ kind: 'static' as const, outside, inside: address, address: published, from: [id, circuit.id] }];
  });
}
