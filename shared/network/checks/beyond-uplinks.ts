import type { Requirements, Segment } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { isAtEdge } from '../graph/is-at-edge.ts';
import { type NetworkIndex, rateOf } from '../graph/network-index.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { reachedFrom } from '../requirements/reached-zones.ts';
import { isStrict } from '../requirements/segment-shares.ts';
import { segmentField } from '../requirements/subnet-segments.ts';
import type { Finding } from './finding.ts';

/**
 * Segments whose hosts state more together than is sensible at the edge that is their gateway: on switches of their own, more than what joins
 * these to it carries; fully isolated ones beside servers that they reach, more than
 * one of its ports carries.
 */
export function beyondUplinks(index: NetworkIndex, { segments }: Requirements): Finding[] {
  return segments.flatMap((segment, at): Finding[] => {
    const { isolationLevel, mbpsPerHost = 0 } = segment;
    if (!isStrict(segment) || mbpsPerHost === 0) return [];
    const own = index.graph.subnets.filter(
      ({ because, purpose }) =>
        purpose !== 'management' && because?.serves?.includes(segmentField(at)) === true,
    );
    return [...Map.groupBy(own, ({ site }) => site)].flatMap(([site, subnets]) =>
      isolationLevel === 'physical'
        ? onOwnSwitches(index, segment, mbpsPerHost, site, subnets)
        : throughEdge(index, segment, mbpsPerHost, site, subnets),
    );
  });
}

function throughEdge(
  { graph }: NetworkIndex,
  segment: Segment,
  mbpsPerHost: number,
  site: string,
  subnets: readonly Subnet[],
): Finding[] {
  const hosts = subnets.reduce((sum, subnet) => sum + subnet.hosts, 0);
  const stated = hosts * mbpsPerHost;
  const hasServers = graph.subnets.some((subnet) => subnet.site === site && subnet.purpose === 'server');
  if (!hasServers || !reachedFrom(segment).includes('server') || stated <= linkMbps.edge) return [];
  const edge = graph.nodes.filter((node) => node.site === site && isAtEdge(node));
  return [
    {
      severity: 'warning',
      elements: edge.map(({ id }) => id),
      sentence: `${segment.name} at ${site}: ${formatCount(hosts, 'host')} of ${formatRate(mbpsPerHost)} bring ${formatRate(stated)} with growth to the servers, and since they are fully isolated, all of it passes the edge, which is expensive at that rate. Where a filter between VLANs is enough, state “Own VLAN, filtered”: then a core routes it.`,
    },
  ];
}

function onOwnSwitches(
  { graph, nodes }: NetworkIndex,
  { name }: Segment,
  mbpsPerHost: number,
  site: string,
  subnets: readonly Subnet[],
): Finding[] {
  const vlans = new Set(subnets.map(({ vlan }) => vlan));
  const links = graph.edges.filter((edge) => {
    const ends = [nodes.get(edge.source), nodes.get(edge.target)];
    const isUp = ends.some((end) => end?.type === 'firewall' || end?.type === 'router');
    return isUp && ends.every((end) => end?.site === site) && edge.vlans.some((vlan) => vlans.has(vlan));
  });
  const carried = Math.max(0, ...links.map(rateOf));
  const hosts = subnets.reduce((sum, subnet) => sum + subnet.hosts, 0);
  const stated = hosts * mbpsPerHost;
  if (carried === 0 || stated <= carried) return [];
  return [
    {
      severity: 'warning',
      elements: links.map(({ id }) => id),
      sentence: `${name} at ${site}: ${formatCount(hosts, 'host')} of ${formatRate(mbpsPerHost)} bring ${formatRate(stated)} with growth, and what joins its switches to their gateway carries ${formatRate(carried)}. That is enough if most of it stays within the segment; if it does not, share the switches (“Own VLAN”), so that the core carries it.`,
    },
  ];
}
