import { onceEach } from '../../caching/once-each.ts';
import type { ChassisPort } from '../../contract/configuration/interfaces.ts';
import type { Provider } from '../../contract/configuration/network-configuration.ts';
import type { Device } from '../../contract/device.ts';
import { onTwistedPair, twistedPairSpeeds } from '../../equipment/optics.ts';
import { aggregateIpv6, formatIpv6Block, parseIpv6Block } from '../addressing/ipv6-address.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { portsOfModel } from '../hardware/ports-of-model.ts';
import { addressOfProvider } from './view/link-addresses.ts';
import type { LinkEnd } from './view/link-end.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { NetworkView } from './view/network-view.ts';
import { portsOf, subinterfaceOf } from './view/ports.ts';

/** The providers with their circuits; two hand-offs of one circuit to a cluster are one circuit. */
export function providersOf(view: NetworkView, deviceOf: DeviceOf, missing: MissingFacts): Provider[] {
  const ends = [...view.endsOf.values()].flatMap(circuitEnds);
  const circuits = Map.groupBy(ends, ({ far, edge }) => `${far.id} ${edge.circuit ?? edge.id}`);
  const placeholders = new Set(
    view.graph.subnets.flatMap(({ cidr, placeholder }) => (placeholder && cidr !== undefined ? [cidr] : [])),
  );
  const behind = ipv6Behind(view);
  const nodes = view.graph.nodes.filter(({ type }) => type === 'internet');
  return nodes.map(({ id, label, as }) => ({
    id,
    name: label,
    kind: view.layer3.internet.has(id) ? 'internet' : 'mpls',
    ...(as !== undefined && { as }),
    circuits: [...circuits.values()].flatMap((own) => {
      const [first] = own;
      return first?.far.id === id ? circuitOf(first, own, placeholders, behind, view, deviceOf, missing) : [];
    }),
  }));
}

const circuitEnds = onceEach((ends: readonly LinkEnd[]) => ends.filter(({ far }) => far.type === 'internet'));

function circuitOf(
  { edge, end, far, farEnd, device, node }: LinkEnd,
  ends: readonly LinkEnd[],
  placeholders: ReadonlySet<string>,
  behind: ReadonlyMap<string, readonly string[]>,
  view: NetworkView,
  deviceOf: DeviceOf,
  missing: MissingFacts,
): Provider['circuits'] {
  const providerAddress = missing.need(edge.addresses?.[farEnd], edge.id, 'address of the provider');
  const customerAddress = missing.need(edge.addresses?.[end], edge.id, 'address of the circuit');
  const mbps = missing.need(edge.bandwidthMbps, edge.id, 'rate of the circuit');
  const ports = ends.flatMap((own) => portsOf(own, missing));
  const isInternet = view.layer3.internet.has(far.id);
  const provider = view.hasIpv6
    ? missing.need(edge.ipv6?.[farEnd], edge.id, addressOfProvider.ipv6)
    : undefined;
  const customer = view.hasIpv6
    ? missing.need(edge.ipv6?.[end], edge.id, 'IPv6 address of the circuit')
    : undefined;
  const standard = edge.optics?.[end] ?? socketOf(ports[0], deviceOf(node), mbps);
  if (providerAddress === undefined || customerAddress === undefined || mbps === undefined) return [];
  return [
    {
      edge: edge.id,
      ports,
      providerAddress,
      customerAddress,
      ...(provider && customer && { ipv6: { provider, customer } }),
      routed: [
        ...view.routedBlocks(edge).flatMap(({ cidr }) => cidr ?? []),
        ...((isInternet && view.ownBlock?.site !== device.site && behind.get(device.site)) || []),
      ],
      mbps,
      ...(standard !== undefined && { standard }),
      isPlaceholder: edge.subnet !== undefined && placeholders.has(edge.subnet),
      from: ends.map((own) => own.edge.id),
    },
  ];
}

/** What a circuit runs on where its port is a socket: the slowest that carries it. */
function socketOf(port: ChassisPort | undefined, model: Device | undefined, mbps = 0): string | undefined {
  if (port === undefined || model === undefined) return undefined;
  const socket = portsOfModel(model).get(subinterfaceOf(port.name)?.port ?? port.name);
  const speed = twistedPairSpeeds.find((each) => each >= mbps);
  return socket?.connector === 'RJ45' && speed !== undefined ? onTwistedPair(speed) : undefined;
}

/**
 * The IPv6 blocks that come in by the circuits of each site: its own where it leaves by them, and at the hub those of all
 * others. There is no translation, so that each of a site's providers routes them.
 */
function ipv6Behind(view: NetworkView): Map<string, string[]> {
  const { hub = '', sitesWithWayOut } = view.layer3;
  const rows = view.graph.subnets.filter(
    ({ purpose, ipv6 }) => (purpose === 'site' || purpose === 'remote-access') && ipv6 !== undefined,
  );
  const byWayOut = Map.groupBy(view.hasIpv6 ? rows : [], ({ site }) =>
    sitesWithWayOut.has(site) ? site : hub,
  );
  return new Map(
    [...byWayOut].map(([site, own]) => [
      site,
      aggregateIpv6(own.flatMap(({ ipv6 }) => (ipv6 === undefined ? [] : [parseIpv6Block(ipv6)]))).map(
        formatIpv6Block,
      ),
    ]),
  );
}
