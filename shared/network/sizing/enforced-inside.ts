import type { Requirements, Segment } from '../../contract/requirements.ts';
import type { Graph, Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { peopleOf, statedSites } from '../requirements/effective-sites.ts';
import { reachedFrom } from '../requirements/reached-zones.ts';
import { isStrict } from '../requirements/segment-shares.ts';
import { segmentsOf } from '../requirements/subnet-segments.ts';
import { growthFactor } from './size-site.ts';

/**
 * Mbit/s that a firewall lets through between VLANs whose gateway it is: what people there draw from the servers of their
 * site, and what cameras and other devices send them. What leaves the site is counted with its circuits.
 */
export function enforcedInside(graph: Graph, requirements: Requirements): (node: TopologyNode) => number {
  const bySite = Map.groupBy(graph.subnets, ({ site }) => site);
  const growth = growthFactor(requirements);
  const { mbpsPerPerson, mbpsPerCamera } = assumptionsOf(requirements);
  const people = new Map(statedSites(requirements).map((site) => [site.name, peopleOf(site) * growth]));
  const segmentsIn = (subnet: Subnet): readonly Segment[] =>
    segmentsOf(subnet).flatMap((index) => requirements.segments[index] ?? []);
  const statedFor = (subnet: Subnet): number | undefined =>
    segmentsIn(subnet).find(({ mbpsPerHost }) => mbpsPerHost !== undefined)?.mbpsPerHost;
  const apartOf = (subnet: Subnet): string | undefined =>
    segmentsIn(subnet).find(({ isolationLevel }) => isolationLevel === 'physical')?.name;
  const reachesServers = (subnet: Subnet): boolean =>
    segmentsIn(subnet).every((segment) => !isStrict(segment) || reachedFrom(segment).includes('server'));
  return (node) => {
    const there = bySite.get(node.site ?? '') ?? [];
    if (!there.some(({ purpose }) => purpose === 'server')) return 0;
    const staff = there.filter(({ purpose, vlan }) => purpose === 'data' && vlan !== undefined);
    const hosts = staff.reduce((sum, subnet) => sum + subnet.hosts, 0);
    const sentBy = (subnet: Subnet): number => {
      const stated = statedFor(subnet);
      if (subnet.purpose === 'iot') return subnet.hosts * (stated ?? mbpsPerCamera);
      if (subnet.purpose !== 'data') return 0;
      if (stated !== undefined) return subnet.hosts * stated;
      // A person has several hosts: the people of the site, by the part of its hosts that is here.
      return ((people.get(subnet.site) ?? 0) * mbpsPerPerson * subnet.hosts) / Math.max(1, hosts);
    };
    const sending = there.filter((subnet) => isGatewayOf(node, subnet) && reachesServers(subnet));
    const mbps = [...Map.groupBy(sending, apartOf)].map(([apart, subnets]) => {
      const sum = subnets.reduce((total, subnet) => total + sentBy(subnet), 0);
      // No more comes from switches of their own than what joins these to the edge carries.
      return apart === undefined ? sum : Math.min(sum, linkMbps.accessUplink);
    });
    return Math.ceil(mbps.reduce((sum, one) => sum + one, 0) - 1e-9);
  };
}

const isGatewayOf = (
  { id, addresses, ipv6 = [] }: TopologyNode,
  { vlan, gateway, gatewayIpv6, cidr, firstHop }: Subnet,
): boolean =>
  vlan !== undefined &&
  (firstHop?.members.some((member) => member.node === id) === true ||
    (cidr === undefined
      ? ipv6.some((address) => address.split('/')[0] === gatewayIpv6)
      : gateway !== undefined && addresses.includes(`${gateway}/${cidr.split('/')[1]}`)));
