import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import { formatNumber } from '../../vocabulary/counts.ts';

/** One requirement as the design states it. */
export interface StatedRequirement {
  /** Where it stands: `requirements.sites[0].wiredUsers`. */
  readonly field: string;
  /** `180 wired users at Headquarters`. */
  readonly words: string;
  /** Of one site: which, and the words without its name. */
  readonly at?: { readonly site: string; readonly what: string };
  /** People or devices that nodes must stand for together. */
  readonly amount?: number;
}

/** A requirement with the elements that serve it. */
export interface TracedRequirement extends StatedRequirement {
  /** Ids of nodes, links and subnets whose reason names it. */
  readonly elements: readonly string[];
  /** What is not served, as a sentence; absent where all is. */
  readonly lacking?: string;
}

/** Follows each requirement to what serves it, by the reasons that the elements carry (`because.serves`). */
export function traceRequirements(requirements: Requirements, graph: Graph): TracedRequirement[] {
  const serving = new Map<string, { elements: string[]; quantity: number }>();
  const note = ({ id, because }: { id: string; because?: Because | undefined }, quantity: number) => {
    for (const field of because?.serves ?? []) {
      const served = serving.get(field);
      if (served === undefined) serving.set(field, { elements: [id], quantity });
      else {
        served.elements.push(id);
        served.quantity += quantity;
      }
    }
  };
  for (const node of graph.nodes) note(node, node.quantity);
  for (const edge of graph.edges) note(edge, 0);
  for (const subnet of graph.subnets) note(subnet, 0);
  return statedRequirements(requirements).map((stated) => {
    const served = serving.get(stated.field);
    const lacking = lackingOf(stated, served?.quantity, served !== undefined);
    return { ...stated, elements: served?.elements ?? [], ...(lacking !== undefined && { lacking }) };
  });
}

function lackingOf({ amount }: StatedRequirement, quantity = 0, isServed: boolean): string | undefined {
  if (!isServed) return 'nothing in the topology serves it.';
  if (amount === undefined || quantity >= amount) return undefined;
  return `the topology has room for ${formatNumber(quantity)} of ${formatNumber(amount)}.`;
}

/** Everything that a design asks for, site by site, then the network as a whole; what is not asked for is left out. */
export function statedRequirements(requirements: Requirements): StatedRequirement[] {
  const { sites, wiredUsers, wirelessUsers } = requirements;
  const peopleAt =
    sites.length > 0
      ? sites.flatMap((site, index) => atSite(site, `requirements.sites[${index}]`, sites.length > 1))
      : [
          ...counted('requirements.wiredUsers', wiredUsers, 'wired users'),
          ...counted('requirements.wirelessUsers', wirelessUsers, 'wireless users'),
        ];
  return [
    ...peopleAt,
    ...segmentsOf(requirements),
    ...servicesOf(requirements),
    ...internetOf(requirements),
    ...securityOf(requirements),
    ...redundancyOf(requirements),
    { field: 'requirements.ipScheme.private', words: `Addresses from ${requirements.ipScheme.private}` },
    ...(requirements.ipScheme.ipv6 ? [{ field: 'requirements.ipScheme.ipv6', words: 'IPv6' }] : []),
  ];
}

function atSite(site: Site, field: string, isJoined: boolean): StatedRequirement[] {
  const stated = [
    ...counted(`${field}.wiredUsers`, site.wiredUsers, 'wired users'),
    ...counted(`${field}.wirelessUsers`, site.wirelessUsers, 'wireless users'),
    ...counted(`${field}.phones`, site.phones, 'phones'),
    ...counted(`${field}.cameras`, site.cameras, 'cameras and IoT devices'),
    ...counted(`${field}.printers`, site.printers, 'printers'),
    ...counted(`${field}.servers`, site.servers, 'servers'),
    ...counted(`${field}.publicServers`, site.publicServers, 'servers that face outward'),
    ...counted(`${field}.guests`, site.guests, 'guests'),
    ...(site.wanMbps > 0 && isJoined
      ? [{ field: `${field}.wanMbps`, words: `${site.wanMbps} Mbit/s of WAN` }]
      : []),
  ];
  return stated.map((one) => ({
    ...one,
    words: `${one.words} at ${site.name}`,
    at: { site: site.name, what: one.words },
  }));
}

const counted = (field: string, amount: number, what: string): StatedRequirement[] =>
  amount > 0 ? [{ field, words: `${formatNumber(amount)} ${what}`, amount }] : [];

/** A segment without users asks for a network only where no segment of staff has any: then all share alike. */
function segmentsOf({ segments }: Requirements): StatedRequirement[] {
  const isStaff = (type: string) => type !== 'guest' && type !== 'iot';
  const shareAlike = segments.every(({ type, users }) => !isStaff(type) || users === 0);
  return segments.flatMap(({ name, type, users }, index) =>
    users > 0 || (shareAlike && isStaff(type))
      ? [{ field: `requirements.segments[${index}]`, words: `The segment ${name}` }]
      : [],
  );
}

const servicesOf = ({ services }: Requirements): StatedRequirement[] => [
  ...services.onPremise.map((service) => ({
    field: `requirements.services.onPremise.${service}`,
    words: `The ${service} service on the premises`,
  })),
  ...services.network.map((service) => ({
    field: `requirements.services.network.${service}`,
    words: `The network service ${service.toUpperCase()}`,
  })),
];

function internetOf({ bandwidth, services, sites, wan }: Requirements): StatedRequirement[] {
  const mbps = Math.max(bandwidth.download, bandwidth.upload);
  return [
    ...(sites.length > 1
      ? [{ field: 'requirements.wan.kind', words: `Sites joined by ${wanWords[wan.kind]}` }]
      : []),
    ...(mbps > 0 ? [{ field: 'requirements.bandwidth', words: `${mbps} Mbit/s of internet access` }] : []),
    ...(services.cloud.length > 0
      ? [{ field: 'requirements.services.cloud', words: `Cloud services: ${services.cloud.join(', ')}` }]
      : []),
  ];
}

const wanWords = {
  'internet-vpn': 'tunnels over the internet',
  mpls: 'a provider’s MPLS network',
  'leased-line': 'leased lines',
} as const;

function securityOf({ securityRequirements }: Requirements): StatedRequirement[] {
  const { firewall, ids, ips, contentFiltering, remoteAccess } = securityRequirements;
  const field = 'requirements.securityRequirements';
  return [
    ...(firewall === 'none' ? [] : [{ field: `${field}.firewall`, words: `A firewall: ${firewall}` }]),
    ...(ids ? [{ field: `${field}.ids`, words: 'Intrusion detection' }] : []),
    ...(ips ? [{ field: `${field}.ips`, words: 'Intrusion prevention' }] : []),
    ...(contentFiltering ? [{ field: `${field}.contentFiltering`, words: 'Content filtering' }] : []),
    ...(remoteAccess === 'none'
      ? []
      : [{ field: `${field}.remoteAccess`, words: `Remote access by ${remoteAccess.toUpperCase()}` }]),
  ];
}

const redundancyOf = ({ redundancy }: Requirements): StatedRequirement[] =>
  (
    [
      ['internet', 'Redundant internet access'],
      ['coreSwitching', 'Redundant core switching'],
      ['power', 'Redundant power'],
    ] as const
  ).flatMap(([what, words]) =>
    redundancy[what] ? [{ field: `requirements.redundancy.${what}`, words }] : [],
  );
