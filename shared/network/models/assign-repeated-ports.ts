import { appendUnder } from '../../collections/append-under.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { isTunnel } from '../graph/wan-links.ts';
import { stateInputs } from '../reasons/state-inputs.ts';
import type { RepeatedSites } from '../topology/repeated-sites.ts';
import { assignPorts } from './assign-ports.ts';

/**
 * Assigns ports at one of the sites that are drawn alike and have the same models, and repeats them at the others. Not where a line leads to another
 * site's device, whose ports are taken one after the other.
 *
 * @param like of each node of a repeated site the one at its place
 * @returns the devices that lack a port, as `assignPorts` does.
 */
export function assignRepeatedPorts(
  graph: Graph,
  models: ReadonlyMap<string, Device>,
  requirements: Requirements,
  repeated: RepeatedSites,
  like: ReadonlyMap<string, TopologyNode>,
): ReadonlySet<string> {
  if (repeated.size === 0) return assignPorts(graph, models, requirements);
  const links = linksBySite(graph);
  const isRepeated = (site: string): boolean => repeated.has(site) && links.has(site);
  const isRepeat = ({ site = '' }: TopologyNode): boolean => isRepeated(site);
  const rest = graph.nodes.filter((node) => !isRepeat(node));
  const restById = nodesById(rest);
  const lacking = new Set(
    assignPorts(
      {
        nodes: rest,
        edges: graph.edges.filter(({ source, target }) => restById.has(source) && restById.has(target)),
        subnets: graph.subnets.filter(({ site }) => !isRepeated(site)),
      },
      models,
      requirements,
    ),
  );
  for (const node of graph.nodes) {
    const other = isRepeat(node) ? like.get(node.id) : undefined;
    if (other === undefined) continue;
    if (models.has(node.id) && other.ports) node.ports = { ...other.ports };
    if (lacking.has(other.id)) lacking.add(node.id);
  }
  for (const [site, other] of repeated) {
    const from = links.get(other) ?? [];
    links.get(site)?.forEach((link, place) => {
      const laid = from[place];
      if (laid !== undefined) repeatLink(link, laid);
    });
  }
  return lacking;
}

/** A link with the ends that are at a site. */
interface SiteLink {
  readonly edge: TopologyEdge;
  readonly isSourceThere: boolean;
  readonly isTargetThere: boolean;
}

/** The links of each site that end on ports, in their order; none of a site that a line joins to another. */
function linksBySite({ nodes, edges }: Graph): ReadonlyMap<string, readonly SiteLink[]> {
  const byId = nodesById(nodes);
  const links = new Map<string, SiteLink[]>();
  const joined = new Set<string>();
  for (const edge of edges) {
    if (edge.type === 'wireless' || isTunnel(edge)) continue;
    const source = byId.get(edge.source)?.site;
    const target = byId.get(edge.target)?.site;
    const site = source ?? target;
    if (site === undefined) continue;
    if (source !== undefined && target !== undefined && source !== target) joined.add(source).add(target);
    appendUnder(links, site, { edge, isSourceThere: source === site, isTargetThere: target === site });
  }
  for (const site of joined) links.delete(site);
  return links;
}

/** Gives a link what `assignPorts` has given the one at its place. */
function repeatLink({ edge, isSourceThere, isTargetThere }: SiteLink, { edge: laid }: SiteLink): void {
  const { sourcePort, targetPort, because } = laid;
  if (isSourceThere && sourcePort !== undefined) edge.sourcePort = sourcePort;
  if (isTargetThere && targetPort !== undefined) edge.targetPort = targetPort;
  if (laid.bandwidthMbps !== undefined) edge.bandwidthMbps = laid.bandwidthMbps;
  if (laid.label !== undefined) edge.label = laid.label;
  if (laid.medium !== undefined) edge.medium = laid.medium;
  if (laid.cable !== undefined) edge.cable = laid.cable;
  if (laid.twinax !== undefined) edge.twinax = laid.twinax;
  if (laid.activeOptical !== undefined) edge.activeOptical = laid.activeOptical;
  if (laid.optics !== undefined) edge.optics = { ...laid.optics };
  const { optic, uplinkMbps, stackPortsMbps, clustering, role } = because?.inputs ?? {};
  if (optic !== undefined) stateInputs(edge, { optic });
  if (uplinkMbps !== undefined) stateInputs(edge, { uplinkMbps });
  if (stackPortsMbps !== undefined) stateInputs(edge, { stackPortsMbps });
  if (clustering !== undefined && role !== undefined) stateInputs(edge, { clustering, role });
}
