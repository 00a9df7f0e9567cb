import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import type { Attachment, NetworkIndex } from './network-index.ts';
import { internetIds } from './wan-links.ts';

/** What joins the providers of the internet: whoever reaches one of them reaches the customers of all. */
export interface JoinedProviders {
  /** The internet between them; it does not fail. */
  readonly node: TopologyNode;
  /** From the internet to each provider. */
  readonly toProviders: readonly Attachment[];
  /** From a provider to the internet, by the provider's id. */
  readonly fromProvider: ReadonlyMap<string, Attachment>;
}

/** Undefined where there is one provider, or none. */
export function joinedProviders({ graph, nodes }: NetworkIndex): JoinedProviders | undefined {
  const providers = [...internetIds(graph)].flatMap((id) => nodes.get(id) ?? []);
  if (providers.length < 2) return undefined;
  const node: TopologyNode = {
    id: 'internet between providers',
    type: 'internet',
    layer: 'internet',
    label: 'The internet',
    quantity: 1,
    addresses: [],
  };
  const toProviders = providers.map((other): Attachment => {
    const edge: TopologyEdge = {
      id: `${node.id} ${other.id}`,
      source: node.id,
      target: other.id,
      type: 'wan',
      vlans: [],
    };
    return { edge, other, port: undefined, ports: 1, lanes: 1 };
  });
  return {
    node,
    toProviders,
    fromProvider: new Map(toProviders.map((link) => [link.other.id, { ...link, other: node }])),
  };
}
