import type { Requirements } from '../../contract/requirements.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { ownAsOf } from '../requirements/own-as.ts';
import { asOfProvider } from '../topology/provider-as.ts';
import { changing, type Finding } from './finding.ts';

/** Providers whose AS is the network's own: BGP would take them for a part of it. */
export function providersInOwnAs({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  const own = ownAsOf(requirements);
  if (own === undefined) return [];
  const providers = graph.nodes.filter(({ type }) => type === 'internet');
  const taken = new Set(providers.map(({ as }) => as));
  return providers.flatMap(({ id, as, label }): Finding[] => {
    if (as !== own) return [];
    let next = 0;
    while (taken.has(asOfProvider('internet', next, own))) next += 1;
    const free = asOfProvider('internet', next, own);
    taken.add(free);
    return [
      {
        severity: 'failure',
        elements: [id],
        sentence: `${label} has AS ${own}, which is the network’s own: a session with it would be internal, and neither would take the other’s routes as a provider’s.`,
        fix: {
          label: `Give it AS ${free}, a placeholder until it states its own`,
          changes: changing({ node: { id, as: free } }),
        },
      },
    ];
  });
}
