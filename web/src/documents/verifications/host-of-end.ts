import type { HostGroup } from '#shared/contract/configuration/network-configuration.ts';
import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import type { WalkQuestion } from './network-verifier.ts';

/** The walk with its ends as the configured network has them: a host group for a node of the plan. */
export const betweenHosts = (
  question: WalkQuestion,
  edges: readonly TopologyEdge[],
  hosts: readonly HostGroup[],
): WalkQuestion => ({
  ...question,
  source: hostOfEnd(question.source, edges, hosts),
  destination: hostOfEnd(question.destination, edges, hosts),
});

/**
 * The first hosts of a node of the plan; of people on Wi-Fi, those at their access point, of desks behind phones, those that hang
 * on the phones. What is none stays as it is.
 */
function hostOfEnd(id: string, edges: readonly TopologyEdge[], hosts: readonly HostGroup[]): string {
  if (hosts.some((host) => host.id === id)) return id;
  const own = hosts.find(({ node }) => node === id);
  if (own) return own.id;
  for (const { source, target, vlans } of edges) {
    if (source !== id && target !== id) continue;
    const far = source === id ? target : source;
    const there = hosts.find(({ node, vlan }) => node === far && vlan !== undefined && vlans.includes(vlan));
    if (there) return there.id;
  }
  return id;
}
