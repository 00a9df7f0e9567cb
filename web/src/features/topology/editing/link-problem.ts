import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { usualLink } from '#shared/network/graph/usual-link.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { movedLink } from '#web/features/topology/cells/moved-link.ts';
import { plugEnd } from '#web/features/topology/cells/plug-end.ts';
import { freePorts } from '#web/features/topology/model/free-ports.ts';
import { plugPorts } from '#web/features/topology/model/plug-ports.ts';

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
  // Radio takes no port.
  if (usualLink(a, b) === 'wireless') return undefined;
  const context = { index, devices };
  const full = [a, b].find((node) => !hasFreePort(context, node, except));
  if (full) return `${full.label} has no free port.`;
  const moved = index.edges.get(except ?? '');
  if (moved) {
    const end = moved.source === from ? 'target' : 'source';
    return movedLink(moved, context, { end, to })
      ? undefined
      : `${b.label} has no free port that this link fits.`;
  }
  return plugPorts(plugEnd(context, a), plugEnd(context, b))
    ? undefined
    : `${a.label} and ${b.label} have no free ports that fit each other.`;
}

/** Whether a device can take one more link, but for the port of the link `except`. */
export function hasFreePort({ index, devices }: CellContext, node: TopologyNode, except?: string): boolean {
  // A group of people or servers has ports of its own, as many as it is.
  if (node.layer === 'endpoint' || node.type === 'internet') return true;
  if (devices.has(node.equipmentId ?? '')) return freePorts(index, devices, node.id, except).length > 0;
  const ports = portsInUse(node, index.linksOf(node.id), index.nodes);
  return ports === undefined || ports.used < ports.total;
}
