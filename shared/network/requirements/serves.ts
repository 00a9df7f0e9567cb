import type { Requirements, Site } from '../../contract/requirements.ts';
import { unplannedServices } from '../../contract/unplanned-services.ts';
import { redundancyStated } from './site-redundancy.ts';
import { segmentField } from './subnet-segments.ts';

/** What a site states of its people and devices. */
export type Served = keyof Pick<
  Site,
  | 'wiredUsers'
  | 'wirelessUsers'
  | 'phones'
  | 'cameras'
  | 'printers'
  | 'servers'
  | 'publicServers'
  | 'guests'
  | 'wanMbps'
>;

/** Where the site at `index` states something: a design of a single site may state it at the top level. */
export const statedAt = ({ sites }: Requirements, index: number, what: Served): string =>
  `requirements.${sites.length > 0 ? `sites[${index}].` : ''}${what}`;

/** The segments of one type, which may be what asks for guests or IoT devices. */
export const segmentsStated = ({ segments }: Requirements, type: 'guest' | 'iot'): string[] =>
  segments.flatMap((segment, index) => (segment.type === type ? [segmentField(index)] : []));

/** Everything that a closet, an access switch or a core serves at one site. */
export function everythingAt(requirements: Requirements, index: number, site: Site): string[] {
  const kinds = ['wiredUsers', 'wirelessUsers', 'phones', 'cameras', 'printers', 'guests'] as const;
  return [
    ...kinds.filter((kind) => site[kind] > 0).map((kind) => statedAt(requirements, index, kind)),
    ...redundancyStated(requirements, index, site, 'power'),
  ];
}

/** What a group of people or devices is planned from: the site's own count, or the segments that stand in for it. */
export function groupStated(requirements: Requirements, index: number, what: Served): string[] {
  const own = statedAt(requirements, index, what);
  if (what === 'guests') return [own, ...segmentsStated(requirements, 'guest')];
  return what === 'cameras' ? [own, ...segmentsStated(requirements, 'iot')] : [own];
}

export const guestsStated = (requirements: Requirements, index: number): string[] =>
  groupStated(requirements, index, 'guests');

/** Servers serve the site's count, and the services that they are there for. */
export const serversStated = (
  requirements: Requirements,
  index: number,
  services: readonly string[],
): string[] => [
  statedAt(requirements, index, 'servers'),
  ...services.map((service) => `requirements.services.onPremise.${service}`),
];

/** Servers that the internet reaches, and what is published through them. */
export const publicServersStated = (
  requirements: Requirements,
  index: number,
  services: readonly string[],
): string[] => [
  statedAt(requirements, index, 'publicServers'),
  ...serversStated(requirements, index, services),
  ...(requirements.securityRequirements.remoteAccess === 'citrix'
    ? ['requirements.securityRequirements.remoteAccess']
    : []),
];

/** Internet access: its bandwidth, the cloud services behind it, and its redundancy. */
export const internetStated = (requirements: Requirements, index: number, site: Site): string[] => [
  'requirements.bandwidth',
  ...(requirements.services.cloud.length > 0 ? ['requirements.services.cloud'] : []),
  ...redundancyStated(requirements, index, site, 'internet'),
];

/**
 * What the edge device does: a firewall, else the router in its place. Network services run there too: tunnels and
 * forwarding of DNS. DHCP belongs to the gateways.
 */
export function edgeStated(requirements: Requirements, index: number, site: Site): string[] {
  const { securityRequirements, services } = requirements;
  const { ids, ips, contentFiltering, remoteAccess } = securityRequirements;
  const field = 'requirements.securityRequirements';
  return [
    ...(securityRequirements.firewall === 'none' ? [] : [`${field}.firewall`]),
    ...(ids ? [`${field}.ids`] : []),
    ...(ips ? [`${field}.ips`] : []),
    ...(contentFiltering ? [`${field}.contentFiltering`] : []),
    ...(remoteAccess === 'none' || remoteAccess === 'citrix' ? [] : [`${field}.remoteAccess`]),
    ...services.network
      .filter((service) => service !== 'dhcp' && !unplannedServices.includes(service))
      .map((service) => `requirements.services.network.${service}`),
    ...redundancyStated(requirements, index, site, 'internet'),
  ];
}

/** The hub's own WAN rate, where it states one: the circuits of the other sites end there. */
export const hubWanStated = (requirements: Requirements, hub: number): string[] =>
  (requirements.sites[hub]?.wanMbps ?? 0) > 0 ? [statedAt(requirements, hub, 'wanMbps')] : [];
