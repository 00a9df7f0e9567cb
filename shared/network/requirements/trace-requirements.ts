import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { unplannedServices } from '../../contract/unplanned-services.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { wordsAt } from '../../vocabulary/fields/design-fields.ts';
import { fieldText } from '../../vocabulary/fields/field-text.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { cutOffHosts } from '../graph/cut-off-hosts.ts';
import { hubOf, statedSites } from './effective-sites.ts';
import { redundancyAt } from './site-redundancy.ts';
import { segmentField } from './subnet-segments.ts';

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
  /** Of people or devices: whether none of them has a link. */
  readonly areAllUnlinked?: true;
}

/**
 * Follows each requirement to what serves it, by the reasons that the elements carry (`because.serves`). People and devices that are
 * plugged in nowhere are not served.
 */
export function traceRequirements(requirements: Requirements, graph: Graph): TracedRequirement[] {
  const serving = new Map<string, Serving>();
  const cutOff = new Set(cutOffHosts(graph).map(({ id }) => id));
  const note = ({ id, because }: { id: string; because?: Because | undefined }, quantity: number) => {
    const unlinked = cutOff.has(id) ? quantity : 0;
    // A reason may name a requirement twice: of the design, and of the site.
    for (const [at, field] of [...new Set(because?.serves)].entries()) {
      const served = serving.get(field);
      if (served === undefined) serving.set(field, { elements: [{ id, at }], quantity, unlinked });
      else {
        served.elements.push({ id, at });
        served.quantity += quantity;
        served.unlinked += unlinked;
      }
    }
  };
  // Devices and access points are there for people; they are none.
  for (const node of graph.nodes) note(node, node.layer === 'endpoint' ? node.quantity : 0);
  for (const edge of graph.edges) note(edge, 0);
  for (const subnet of graph.subnets) note(subnet, 0);
  return statedRequirements(requirements).map((stated) => {
    const served = serving.get(stated.field);
    const lacking = lackingOf(stated, served) ?? unreached(stated, graph);
    // What is there for it first of all comes first.
    const elements = (served?.elements ?? []).toSorted((a, b) => a.at - b.at).map(({ id }) => id);
    const areAllUnlinked = served !== undefined && served.unlinked > 0 && served.unlinked === served.quantity;
    return {
      ...stated,
      elements,
      ...(lacking !== undefined && { lacking }),
      ...(areAllUnlinked && { areAllUnlinked }),
    };
  });
}

interface Serving {
  readonly elements: { readonly id: string; readonly at: number }[];
  /** People or devices that they stand for. */
  quantity: number;
  /** Those of them that are plugged in nowhere. */
  unlinked: number;
}

function lackingOf({ field, amount }: StatedRequirement, served: Serving | undefined): string | undefined {
  if (unplanned.has(field))
    return 'no plan has a device for it. Count the server that does it among those of a site, and leave it out here.';
  if (served === undefined) return 'nothing in the topology serves this requirement.';
  if (amount === undefined) return undefined;
  const { quantity, unlinked } = served;
  if (quantity < amount)
    return `the topology has room for ${formatNumber(quantity)} of ${formatNumber(amount)}.`;
  if (quantity - unlinked >= amount) return undefined;
  return `${formatNumber(amount - quantity + unlinked)} of ${formatNumber(amount)} have no link into the network.`;
}

/** Mail comes to a server that the internet reaches. */
const unreached = ({ field }: StatedRequirement, { nodes }: Graph): string | undefined =>
  field !== 'requirements.services.onPremise.email' || nodes.some(({ group }) => group === 'public-servers')
    ? undefined
    : 'no server takes mail from the internet. Plan a relay, which needs a firewall and IPv4, or have a provider take it.';

const unplanned: ReadonlySet<string> = new Set(
  unplannedServices.map((service) => `requirements.services.network.${service}`),
);

/** Everything that a design requires, site by site, then the network as a whole; the rest is left out. */
export function statedRequirements(requirements: Requirements): StatedRequirement[] {
  const { sites, wiredUsers, wirelessUsers } = requirements;
  const hub = hubOf(sites, requirements);
  const peopleAt =
    sites.length > 0
      ? sites.flatMap((site, index) =>
          atSite(site, `requirements.sites[${index}]`, sites.length > 1, index === hub),
        )
      : [
          ...counted('requirements.wiredUsers', wiredUsers),
          ...counted('requirements.wirelessUsers', wirelessUsers),
        ];
  return [
    ...peopleAt,
    ...segmentsOf(requirements),
    ...servicesOf(requirements),
    ...internetOf(requirements),
    ...securityOf(requirements),
    ...redundancyOf(requirements),
    ...(requirements.ipScheme.ipv6Only
      ? []
      : [chosen('requirements.ipScheme.private', requirements.ipScheme.private)]),
    ...(requirements.ipScheme.asNumber === undefined
      ? []
      : [chosen('requirements.ipScheme.asNumber', requirements.ipScheme.asNumber)]),
    ...ticked('requirements.ipScheme.ipv6', requirements.ipScheme.ipv6),
    ...ticked('requirements.ipScheme.ipv6Only', requirements.ipScheme.ipv6Only),
  ];
}

function atSite(site: Site, field: string, isJoined: boolean, isHub: boolean): StatedRequirement[] {
  const { redundancy, wan, internet } = site;
  const stated = [
    ...counted(`${field}.wiredUsers`, site.wiredUsers),
    ...counted(`${field}.wirelessUsers`, site.wirelessUsers),
    ...counted(`${field}.phones`, site.phones),
    ...counted(`${field}.cameras`, site.cameras),
    ...counted(`${field}.printers`, site.printers),
    ...counted(`${field}.servers`, site.servers),
    ...counted(`${field}.publicServers`, site.publicServers),
    ...counted(`${field}.guests`, site.guests),
    ...(site.wanMbps > 0 && isJoined
      ? [{ field: `${field}.wanMbps`, words: `${formatRate(site.wanMbps)} of WAN` }]
      : []),
    ...(redundancy === undefined || redundancy === 'none' ? [] : [chosen(`${field}.redundancy`, redundancy)]),
    ...(wan === undefined || isHub ? [] : [chosen(`${field}.wan`, wan)]),
    ...(internet === undefined || isHub ? [] : [chosen(`${field}.internet`, internet)]),
  ];
  return stated.map((one) => ({
    ...one,
    words: `${one.words} at ${site.name}`,
    at: { site: site.name, what: one.words },
  }));
}

function counted(field: string, amount: number): StatedRequirement[] {
  const many = wordsAt(field).label.toLowerCase();
  return amount > 0 ? [{ field, words: formatCount(amount, many.replace(/s$/, ''), many), amount }] : [];
}

/** `Firewall: Unified threat management`. */
const chosen = (field: string, value: unknown): StatedRequirement => {
  const words = wordsAt(field);
  return { field, words: `${words.label}: ${fieldText(words, value)}` };
};

/** A yes-or-no field that is answered with yes. */
const ticked = (field: string, value: boolean): StatedRequirement[] =>
  value ? [{ field, words: wordsAt(field).label }] : [];

/** A segment without users asks for a network only where there is staff and no segment of it has any: then all share alike. */
function segmentsOf({ segments, sites, ...all }: Requirements): StatedRequirement[] {
  const isStaff = (type: string) => type !== 'guest' && type !== 'iot';
  const hasStaff = [all, ...sites].some(({ wiredUsers, wirelessUsers }) => wiredUsers + wirelessUsers > 0);
  const shareAlike = hasStaff && segments.every(({ type, users }) => !isStaff(type) || users === 0);
  return segments.flatMap(({ name, type, users }, index) =>
    users > 0 || (shareAlike && isStaff(type))
      ? [{ field: segmentField(index), words: `The segment ${name}` }]
      : [],
  );
}

/** One for each service, since each is served by something else. Servers alone ask for no addresses by DHCP. */
function servicesOf({ services, sites }: Requirements): StatedRequirement[] {
  const hasClients =
    sites.length === 0 ||
    sites.some(
      ({ wiredUsers, wirelessUsers, phones, cameras, printers, guests }) =>
        wiredUsers + wirelessUsers + phones + cameras + printers + guests > 0,
    );
  return (['onPremise', 'network'] as const).flatMap((kind) => {
    const field = `requirements.services.${kind}`;
    return services[kind].flatMap((service) =>
      service === 'dhcp' && !hasClients ? [] : [{ ...chosen(field, service), field: `${field}.${service}` }],
    );
  });
}

function internetOf(requirements: Requirements): StatedRequirement[] {
  const { bandwidth, services, sites, wan } = requirements;
  const hub = hubOf(sites, requirements);
  const mbps = Math.max(bandwidth.download, bandwidth.upload);
  return [
    ...(sites.some((site, index) => index !== hub && site.wan === undefined)
      ? [chosen('requirements.wan.kind', wan.kind)]
      : []),
    ...(mbps > 0
      ? [{ field: 'requirements.bandwidth', words: `${formatRate(mbps)} of internet access` }]
      : []),
    ...(services.cloud.length > 0 ? [chosen('requirements.services.cloud', services.cloud)] : []),
  ];
}

function securityOf({ securityRequirements: asked }: Requirements): StatedRequirement[] {
  const field = 'requirements.securityRequirements';
  return [
    ...(asked.firewall === 'none' ? [] : [chosen(`${field}.firewall`, asked.firewall)]),
    ...ticked(`${field}.ids`, asked.ids),
    ...ticked(`${field}.ips`, asked.ips),
    ...ticked(`${field}.contentFiltering`, asked.contentFiltering),
    ...(asked.remoteAccess === 'none' ? [] : [chosen(`${field}.remoteAccess`, asked.remoteAccess)]),
  ];
}

/**
 * What the design states for all sites, unless each states its own. Where no site has a part of it, since some state less and the
 * others are small leaves, nothing asks for that part.
 */
function redundancyOf(requirements: Requirements): StatedRequirement[] {
  const { redundancy, sites } = requirements;
  if (sites.length > 0 && sites.every((site) => site.redundancy !== undefined)) return [];
  const asked = statedSites(requirements).map((site) => redundancyAt(requirements, site));
  const isAsked = {
    internet: asked.some(({ circuits }) => circuits > 1),
    coreSwitching: asked.some(({ core }) => core),
    power: asked.some(({ power }) => power),
  };
  return (['internet', 'coreSwitching', 'power'] as const).flatMap((part) =>
    ticked(`requirements.redundancy.${part}`, redundancy[part] && isAsked[part]),
  );
}
