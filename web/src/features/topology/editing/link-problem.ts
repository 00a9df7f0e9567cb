import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { freePorts } from '#web/features/topology/model/free-ports.ts';

/** Who meets a provider. */
const meetsProviders = new Set<TopologyNode['type']>(['router', 'firewall', 'switch', 'internet']);

/**
 * Why a link cannot join two devices, as a sentence; undefined where it can. The link `except`, whose end is moved, takes no
 * port of its own.
 */
export function linkProblem(
  { index, devices }: CellContext,
  from: string,
  to: string,
  except?: string,
): string | undefined {
  const [a, b] = [index.nodes.get(from), index.nodes.get(to)];
  if (!a || !b) return 'A link ends on a device: go into its site first.';
  if (a === b) return 'A link has two different ends.';
  if (a.layer === 'endpoint' && b.layer === 'endpoint')
    return `${a.label} and ${b.label} both need a port of a switch or access point.`;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    if (one.type === 'internet' && !meetsProviders.has(other.type))
      return `${one.label} is joined to a router, firewall or switch, not to ${other.label}.`;
  const full = [a, b].find((node) => !hasFreePort({ index, devices }, node, except));
  return full && `${full.label} has no free port.`;
}

/** Whether a device can take one more link, but for the port of the link `except`. */
export function hasFreePort({ index, devices }: CellContext, node: TopologyNode, except?: string): boolean {
  // A group of people or servers has ports of its own, as many as it is.
  if (node.layer === 'endpoint' || node.type === 'internet') return true;
  if (devices.has(node.equipmentId ?? '')) return freePorts(index, devices, node.id, except).length > 0;
  const ports = portsInUse(node, index.linksOf(node.id), index.nodes);
  return ports === undefined || ports.used < ports.total;
}
