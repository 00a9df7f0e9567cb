import { stringify } from 'yaml';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isTunnel } from '../../network/graph/wan-links.ts';
import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { hostNames } from '../design/host-names.ts';
import { plainName } from '../design/plain-name.ts';

/**
 * A topology for netlab: nodes with the device type of their maker, links with the plan's addresses, VLANs by number.
 * `provider: external` makes the inventory without starting anything.
 */
export function writeNetlab({ name, graph }: ExchangedDesign): string {
  const nodes = graph.nodes.filter(({ type }) => type !== 'user' && type !== 'accesspoint');
  const names = hostNames(nodes, { longest: 16, isLowerCase: true });
  const edges = graph.edges.filter(
    (edge) => !isTunnel(edge) && names.has(edge.source) && names.has(edge.target),
  );
  const vlans = vlanNames(graph);
  const topology = {
    // netlab takes at most twelve characters.
    name: plainName(name, '_', 12),
    provider: 'external',
    module: ['ospf', 'vlan'],
    ...(vlans.size === 0
      ? {}
      : { vlans: Object.fromEntries([...vlans].map(([id, vlan]) => [vlan, { id }])) }),
    nodes: Object.fromEntries(nodes.map((node) => [names.get(node.id) ?? node.id, nodeOf(node)])),
    links: edges.map((edge) => linkOf(edge, names, vlans)),
  };
  return stringify(topology, { lineWidth: 0 });
}

/** VLANs that links carry, by number; netlab names them. */
function vlanNames({ edges }: Graph): ReadonlyMap<number, string> {
  const ids = new Set(edges.flatMap(({ vlans }) => vlans));
  return new Map([...ids].sort((a, b) => a - b).map((id) => [id, `vlan${id}`]));
}

function nodeOf(node: TopologyNode) {
  const device = deviceOf(node);
  const loopback = node.addresses.find((address) => address.endsWith('/32'));
  return {
    device,
    ...(node.type === 'server' ? { role: 'host', module: [] } : {}),
    ...(node.type === 'internet' && node.as !== undefined ? { module: ['bgp'], bgp: { as: node.as } } : {}),
    ...(loopback === undefined || device === 'linux' ? {} : { loopback: { ipv4: loopback } }),
  };
}

/** netlab's device types, by maker; FRRouting stands in for others. */
function deviceOf({ type, model }: TopologyNode): string {
  if (type === 'server') return 'linux';
  switch (model?.manufacturer) {
    case 'Arista':
      return 'eos';
    case 'Cisco':
      return /Nexus/.test(model.model) ? 'nxos' : type === 'switch' ? 'ioll2' : 'cat8000v';
    case 'Juniper':
      return /^SRX/.test(model.model) ? 'vsrx' : type === 'switch' ? 'vjunos-switch' : 'vjunos-router';
    case 'Fortinet':
      return 'fortios';
    case 'MikroTik':
      return 'routeros7';
    case 'HPE Aruba':
      return 'arubacx';
    default:
      return 'frr';
  }
}

function linkOf(edge: TopologyEdge, names: ReadonlyMap<string, string>, vlans: ReadonlyMap<number, string>) {
  const endOf = (side: 'source' | 'target') => ({
    node: names.get(edge[side]) ?? edge[side],
    ...(edge.addresses?.[side] === undefined ? {} : { ipv4: edge.addresses[side] }),
    ...(edge.addresses === undefined && edge.ipv6?.[side] !== undefined ? { ipv6: edge.ipv6[side] } : {}),
  });
  const carried = edge.vlans.flatMap((id) => vlans.get(id) ?? []);
  return {
    interfaces: [endOf('source'), endOf('target')],
    ...(edge.label === undefined ? {} : { name: edge.label }),
    ...(edge.subnet === undefined
      ? {}
      : { prefix: { [edge.subnet.includes(':') ? 'ipv6' : 'ipv4']: edge.subnet } }),
    ...(edge.bandwidthMbps === undefined ? {} : { bandwidth: Math.round(edge.bandwidthMbps * 1_000) }),
    ...(carried.length === 0
      ? {}
      : { vlan: carried.length === 1 ? { access: carried[0] } : { trunk: carried } }),
  };
}
