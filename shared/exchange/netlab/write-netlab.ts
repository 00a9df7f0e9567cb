import { stringify } from 'yaml';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { hasLoopback } from '../../network/graph/has-loopback.ts';
import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { hostNames } from '../design/host-names.ts';
import { plainName } from '../design/plain-name.ts';
import { labNetwork } from './lab-network.ts';
import { netlabDevice } from './netlab-devices.ts';
import { NetlabLinks } from './netlab-links.ts';
import { netlabNotes } from './netlab-notes.ts';
import { type NetlabVlan, netlabVlans } from './netlab-vlans.ts';

/**
 * A topology for netlab: nodes with the device type of their maker, links and VLANs with the plan's addresses. What netlab does
 * not configure on a device is left out, and the lines at the top say so. `provider: external` makes the inventory without
 * starting anything.
 */
export function writeNetlab({ name, graph }: ExchangedDesign): string {
  const lab = labNetwork(graph);
  const names = hostNames(lab.nodes, { longest: 16, isLowerCase: true });
  const nameOf = (id: string) => names.get(id) ?? id;
  const { sites, carriedBy } = netlabVlans(graph);
  const links = new NetlabLinks(lab.nodes, nameOf);
  for (const edge of lab.edges) links.add(edge, carriedBy(edge));
  const vlansOf = ({ id }: TopologyNode) => byNumber(links.vlans.get(id) ?? []);
  const bridging = lab.nodes.filter((node) => netlabDevice(node).takesVlans);
  const vlans = byNumber(new Set(bridging.flatMap(vlansOf)));
  const topology = {
    // netlab takes at most twelve characters.
    name: plainName(name, '_', 12),
    provider: 'external',
    module: vlans.length === 0 ? ['ospf'] : ['ospf', 'vlan'],
    ...(vlans.length === 0
      ? {}
      : { vlans: Object.fromEntries(vlans.map(({ name, id, prefix }) => [name, { id, prefix }])) }),
    nodes: Object.fromEntries(lab.nodes.map((node) => [nameOf(node.id), nodeOf(node, vlansOf(node))])),
    links: links.links,
  };
  return `${netlabNotes(lab, sites, nameOf)}${stringify(topology, { lineWidth: 0 })}`;
}

const byNumber = (vlans: Iterable<NetlabVlan>): NetlabVlan[] => [...vlans].sort((a, b) => a.id - b.id);

function nodeOf(node: TopologyNode, carried: readonly NetlabVlan[]) {
  const { device, routing, takesVlans } = netlabDevice(node);
  if (node.type === 'server') return { device, role: 'host', module: [] };
  if (node.type === 'internet')
    return {
      device,
      ...(node.as === undefined ? { module: [] } : { module: ['bgp'], bgp: { as: node.as } }),
      loopback: false,
    };
  const isRouter = hasLoopback(node);
  const vlans = takesVlans ? carried : [];
  return {
    device,
    module: [
      ...(isRouter && routing.includes('ospf') ? ['ospf'] : []),
      ...(vlans.length > 0 ? ['vlan'] : []),
    ],
    loopback: isRouter ? loopbackOf(node) : false,
    ...(vlans.length === 0 ? {} : { vlan: { mode: 'bridge' }, vlans: interfacesIn(vlans, node) }),
  };
}

function loopbackOf({ addresses, ipv6 = [] }: TopologyNode) {
  const own = [...addresses, ...ipv6];
  const ipv4 = own.find((address) => address.endsWith('/32'));
  const v6 = own.find((address) => address.endsWith('/128'));
  // Where it is not refused, netlab adds one of its own.
  return { ipv4: ipv4 ?? false, ...(v6 && { ipv6: v6 }) };
}

/** A node bridges the VLANs in which it has no address. */
const interfacesIn = (vlans: readonly NetlabVlan[], node: TopologyNode) =>
  Object.fromEntries(
    vlans.flatMap((vlan) => {
      const addresses = vlan.addressesOf(node);
      return addresses === undefined ? [] : [[vlan.name, { mode: 'irb', ...addresses }]];
    }),
  );
