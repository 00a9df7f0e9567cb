import type { Provider } from '../../contract/configuration/network-configuration.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { LinkEnd, NetworkView } from './network-view.ts';
import { portsOf } from './ports.ts';

/** The providers with their circuits; two hand-offs of one circuit to a cluster are one circuit. */
export function providersOf(view: NetworkView, missing: MissingFacts): Provider[] {
  const ends = [...view.endsOf.values()].flat().filter(({ far }) => far.type === 'internet');
  const circuits = Map.groupBy(ends, ({ far, edge }) => `${far.id} ${edge.circuit ?? edge.id}`);
  const placeholders = new Set(
    view.graph.subnets.flatMap(({ cidr, placeholder }) => (placeholder ? [cidr] : [])),
  );
  const nodes = view.graph.nodes.filter(({ type }) => type === 'internet');
  return nodes.map(({ id, label, as }) => ({
    id,
    name: label,
    kind: view.layer3.internet.has(id) ? 'internet' : 'mpls',
    ...(as !== undefined && { as }),
    circuits: [...circuits.values()].flatMap((own) => {
      const [first] = own;
      return first?.far.id === id ? circuitOf(first, own, placeholders, view, missing) : [];
    }),
  }));
}

function circuitOf(
  { edge, end, farEnd }: LinkEnd,
  ends: readonly LinkEnd[],
  placeholders: ReadonlySet<string>,
  view: NetworkView,
  missing: MissingFacts,
): Provider['circuits'] {
  const providerAddress = missing.need(edge.addresses?.[farEnd], edge.id, 'address of the provider');
  const customerAddress = missing.need(edge.addresses?.[end], edge.id, 'address of the circuit');
  const mbps = missing.need(edge.bandwidthMbps, edge.id, 'rate of the circuit');
  if (providerAddress === undefined || customerAddress === undefined || mbps === undefined) return [];
  return [
    {
      edge: edge.id,
      ports: ends.flatMap((own) => portsOf(own, missing)),
      providerAddress,
      customerAddress,
      routed: view.routedBlocks(edge).map(({ cidr }) => cidr),
      mbps,
      isPlaceholder: edge.subnet !== undefined && placeholders.has(edge.subnet),
      from: ends.map((own) => own.edge.id),
    },
  ];
}
