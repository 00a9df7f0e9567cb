import type { Provider } from '../../contract/configuration/network-configuration.ts';
import type { TopologyEdge } from '../../contract/topology.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { LinkEnd, NetworkView } from './network-view.ts';
import { portsOf } from './ports.ts';
import { routedBlocks } from './public-blocks.ts';

/** The providers with their circuits; two hand-offs of one circuit to a cluster are one circuit. */
export function providersOf(view: NetworkView, missing: MissingFacts): Provider[] {
  const ends = new Map<string, LinkEnd[]>();
  for (const own of view.endsOf.values()) {
    for (const end of own) {
      if (end.far.type !== 'internet') continue;
      const key = `${end.far.id} ${end.edge.circuit ?? end.edge.id}`;
      ends.set(key, [...(ends.get(key) ?? []), end]);
    }
  }
  const nodes = view.graph.nodes.filter(({ type }) => type === 'internet');
  return nodes.map(({ id, label, as }) => ({
    id,
    name: label,
    kind: view.layer3.internet.has(id) ? 'internet' : 'mpls',
    ...(as !== undefined && { as }),
    circuits: [...ends.values()].flatMap((own) => {
      const [first] = own;
      return first?.far.id === id ? circuitOf(first, own, view, missing) : [];
    }),
  }));
}

function circuitOf(
  { edge, end }: LinkEnd,
  ends: readonly LinkEnd[],
  view: NetworkView,
  missing: MissingFacts,
): Provider['circuits'] {
  const other = end === 'source' ? 'target' : 'source';
  const providerAddress = missing.need(edge.addresses?.[other], edge.id, 'address of the provider');
  const customerAddress = missing.need(edge.addresses?.[end], edge.id, 'address of the circuit');
  const mbps = missing.need(edge.bandwidthMbps, edge.id, 'rate of the circuit');
  if (providerAddress === undefined || customerAddress === undefined || mbps === undefined) return [];
  return [
    {
      edge: edge.id,
      ports: ends.flatMap((own) => portsOf(own, missing)),
      providerAddress,
      customerAddress,
      routed: routedBlocks(edge, view.graph).map(({ cidr }) => cidr),
      mbps,
      isPlaceholder: isPlaceholder(edge, view),
      from: ends.map((own) => own.edge.id),
    },
  ];
}

const isPlaceholder = ({ subnet }: TopologyEdge, { graph }: NetworkView): boolean =>
  graph.subnets.some(({ cidr, placeholder }) => cidr === subnet && placeholder === true);
