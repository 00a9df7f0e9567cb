import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { type Homeless, homelessHosts } from '../addressing/homeless-hosts.ts';
import { isPluggedIn } from '../graph/cut-off-hosts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { portCount } from '../graph/port-range.ts';
import { usualLink } from '../graph/usual-link.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { changing, type Fix } from './finding.ts';
import { freePort } from './port-fix.ts';
import { type GrowingPlace, placesIn } from './port-place.ts';

/** A fix for hosts that are plugged in nowhere. */
interface PluggingFix {
  readonly node: TopologyNode;
  readonly fix: Fix;
}

/**
 * Links hosts and access points that are plugged in nowhere to free ports of switches of their site: those that hosts like them hang
 * on first, of their own floor before others. No two of the fixes take the same port. None where there are too few free ports, or no
 * VLAN is known that they belong to.
 */
export function pluggingFixes(index: NetworkIndex, deviceOf: DeviceOf): PluggingFix[] {
  const ids = new Set(index.graph.edges.map(({ id }) => id));
  const placeOf = placesIn(index, deviceOf);
  return homelessHosts(index.graph).flatMap((lost): PluggingFix[] => {
    const added = linksFor(lost, index, placeOf, ids);
    if (added.length === 0) return [];
    const switches = added.map(({ source }) => index.nodes.get(source)?.label ?? source);
    const changes = { ...changing({}), edges: { added, changed: [], removed: [] } };
    return [{ node: lost.node, fix: { label: `Link ${lost.node.label} to ${joinAnd(switches)}`, changes } }];
  });
}

/** Several of them as one fix. */
export function pluggedTogether(fixes: readonly PluggingFix[]): Fix | undefined {
  const [first, ...others] = fixes;
  if (first === undefined || others.length === 0) return undefined;
  const added = fixes.flatMap(({ fix }) => fix.changes.edges.added);
  return {
    label: `${first.fix.label}, and ${others.length} more like it`,
    changes: { ...changing({}), edges: { added, changed: [], removed: [] } },
  };
}

function linksFor(
  { node, alike, subnets }: Homeless,
  index: NetworkIndex,
  placeOf: (node: TopologyNode) => GrowingPlace,
  ids: Set<string>,
): TopologyEdge[] {
  const vlans = subnets.flatMap(({ vlan = [] }) => vlan).sort((a, b) => a - b);
  if (vlans.length === 0) return [];
  const like = alike.find((edge) => edge.vlans.join() === vlans.join()) ?? alike[0];
  const made: { readonly edge: TopologyEdge; readonly at: GrowingPlace }[] = [];
  let left = node.type === 'accesspoint' ? 1 : node.quantity;
  for (const to of switchesFor(node, alike, index)) {
    if (left === 0) break;
    const edge: TopologyEdge = {
      id: freeId(`${to.id}--${node.id}`, ids),
      source: to.id,
      target: node.id,
      type: like?.type ?? usualLink(to, node),
      bandwidthMbps: like?.bandwidthMbps ?? usualMbps,
      medium: like?.medium ?? 'copper',
      vlans,
    };
    const at = placeOf(to);
    const plugged = mostPorts(edge, at, placeOf(node), left);
    if (plugged === undefined) continue;
    made.push({ edge: plugged, at });
    left -= portCount(plugged.sourcePort ?? '');
  }
  if (left > 0) return [];
  for (const { edge, at } of made) {
    ids.add(edge.id);
    const ports = portCount(edge.sourcePort ?? '');
    at.attachments.push({ edge, other: node, port: edge.sourcePort, ports, lanes: ports });
  }
  return made.map(({ edge }) => edge);
}

/** Of a link whose kind no other one tells. */
const usualMbps = 1_000;

/** The link in as many free ports of a switch as there are and are asked for. */
function mostPorts(
  edge: TopologyEdge,
  at: GrowingPlace,
  { node, ...far }: GrowingPlace,
  most: number,
): TopologyEdge | undefined {
  const own = { edge, other: at.node, port: undefined, ports: 1, lanes: 1 };
  const targetPort = node.type === 'accesspoint' ? freePort({ node, ...far }, own) : undefined;
  for (let count = Math.min(most, mostAtOnce); count > 0; count -= 1) {
    const sourcePort = freePort(at, { edge, other: node, port: undefined, ports: count, lanes: count });
    if (sourcePort === undefined) continue;
    return { ...edge, sourcePort, ...(targetPort !== undefined && { targetPort }) };
  }
  return undefined;
}

/** Ports of one switch. */
const mostAtOnce = 96;

/** Switches of the site that hosts hang on, the likeliest first. */
function switchesFor(
  node: TopologyNode,
  alike: readonly TopologyEdge[],
  { graph, attachments }: NetworkIndex,
): TopologyNode[] {
  const usual = new Set(alike.flatMap(({ source, target }) => [source, target]));
  const distance = ({ id, building, floor }: TopologyNode): number =>
    (usual.has(id) ? 0 : 4) + (building === node.building ? 0 : 2) + (floor === node.floor ? 0 : 1);
  return graph.nodes
    .filter(
      ({ id, type, site }) =>
        type === 'switch' &&
        site === node.site &&
        attachments.get(id)?.some(({ other }) => isPluggedIn(other)),
    )
    .toSorted((a, b) => distance(a) - distance(b));
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
