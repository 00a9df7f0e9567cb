import { type FieldError, Refusal } from '../../contract/errors.ts';
import { type Requirements, type Segment, Site } from '../../contract/requirements.ts';
import { cutText } from '../../vocabulary/cut-text.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { addedPublicServers } from './added-public-servers.ts';
import { countedAt, isEverywhere, sitesOfOthers, uncounted } from './segment-at.ts';
import { withWirelessDesks } from './wireless-desks.ts';

/**
 * The sites to plan, in the caller's order, with names that are unique. Without sites, the counts at the top level
 * make one called "Headquarters"; with sites, each site's own counts apply. Guests, IoT devices and servers that only
 * the segments and services mention are spread over the sites.
 *
 * @throws Refusal `unprocessable` for a network or a site that serves nobody.
 */
export function effectiveSites(requirements: Requirements): readonly Site[] {
  const stated = withSegmentDevices(requirements, statedSites(requirements));
  const sites = withPublicServers(requirements, withServers(requirements, stated));
  const empty = sites.flatMap((site, index) => (devicesOf(site) === 0 ? [index] : []));
  if (empty.length === sites.length) throw noUsers();
  if (empty.length > 0) throw emptySites(sites, empty);
  return sites;
}

/** The sites as they are stated, each with a name of its own, and with the Wi-Fi that is assumed where none is stated. */
export const statedSites = (requirements: Requirements): readonly Site[] =>
  withUniqueNames(
    withWirelessDesks(
      requirements,
      requirements.sites.length > 0 ? requirements.sites : [singleSite(requirements)],
    ),
  );

/** A site's path in the requirements, for a refusal that names it. */
export const siteField = (requirements: Requirements, index: number): string =>
  requirements.sites.length > 0 ? `requirements.sites[${index}]` : 'requirements.wirelessUsers';

/** Hosts of the staff of a site, guests apart: somebody with a desk and a laptop has two. */
export const staffOf = (site: Site): number => site.wiredUsers + site.wirelessUsers;

/** People who work at a site, guests apart: somebody with a desk and a laptop is one. */
export const peopleOf = ({ people = 0, wiredUsers, wirelessUsers }: Site): number =>
  Math.max(people, wiredUsers, wirelessUsers);

/** `total` in whole parts over `weights`, by largest share first come: the parts add up to the total. */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  let before = 0;
  let given = 0;
  return weights.map((weight, index) => {
    before += sum > 0 ? weight : 1;
    const upTo = Math.round((total * before) / (sum > 0 ? sum : weights.length));
    const part = (index === weights.length - 1 ? total : upTo) - given;
    given += part;
    return part;
  });
}

/** What the top level does not state has the contract's defaults. */
const singleSite = ({ wiredUsers, wirelessUsers }: Requirements): Site =>
  Site.parse({ name: 'Headquarters', kind: 'headquarters', wiredUsers, wirelessUsers });

function withUniqueNames(sites: readonly Site[]): Site[] {
  const taken = new Set<string>();
  return sites.map((site) => {
    let name = site.name;
    for (let n = 2; taken.has(name); n += 1) name = `${cutText(site.name, 90)} (${n})`;
    taken.add(name);
    return { ...site, name };
  });
}

/** Sites with the guests and devices that segments count, where that is more than they state. */
export function withSegmentDevices(requirements: Requirements, sites: readonly Site[]): Site[] {
  const ofType = (type: Segment['type']) => requirements.segments.filter((segment) => segment.type === type);
  const guests = withMore(sites, ({ guests: own }) => own, ofType('guest'));
  const devices = withMore(sites, ({ cameras }) => cameras, ofType('iot'));
  return sites.map((site, index) => ({
    ...site,
    guests: guests[index] ?? site.guests,
    cameras: devices[index] ?? site.cameras,
  }));
}

/**
 * What the sites state; where the segments count more, the rest is spread as those are, or as staff is where none is. What a
 * segment counts that names sites is there, and what it counts by place is at that place.
 */
function withMore(
  sites: readonly Site[],
  countOf: (site: Site) => number,
  segments: readonly Segment[],
): number[] {
  const stated = sites.map(countOf);
  const bound = sites.map(() => 0);
  for (const segment of segments) {
    for (const [at, site] of sites.entries()) bound[at] = (bound[at] ?? 0) + countedAt(segment, site);
    if (isSpread(segment)) continue;
    const isHere = sitesOfOthers(segment, sites);
    const only = (counts: readonly number[]) => counts.map((count, at) => (isHere[at] ? count : 0));
    const weights = [only(stated), only(sites.map(staffOf)), only(sites.map(() => 1))].find(
      (counts) => totalOf(counts) > 0,
    );
    if (weights === undefined) continue;
    for (const [at, part] of spread(uncounted(segment), weights).entries())
      bound[at] = (bound[at] ?? 0) + part;
  }
  const counts = stated.map((count, at) => Math.max(count, bound[at] ?? 0));
  const unbound = segments.reduce((sum, own) => sum + (isSpread(own) ? own.users : 0), 0);
  const wanted = unbound - (totalOf(counts) - totalOf(bound));
  const more = spread(Math.max(0, wanted), totalOf(stated) > 0 ? stated : sites.map(staffOf));
  return counts.map((count, index) => count + (more[index] ?? 0));
}

/** Whether nothing is said of where its hosts are. */
const isSpread = (segment: Segment): boolean => isEverywhere(segment) && segment.places.length === 0;

const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** On-premise services need a server each where no site states servers: in the datacentre, else at the hub. */
function withServers(requirements: Requirements, sites: readonly Site[]): Site[] {
  const services = requirements.services.onPremise.length;
  if (services === 0 || sites.some((site) => site.servers > 0)) return [...sites];
  const home = hubOf(sites, requirements);
  return sites.map((site, index) => (index === home ? { ...site, servers: services } : site));
}

function withPublicServers(requirements: Requirements, sites: Site[]): Site[] {
  const added = addedPublicServers(requirements);
  if (added === 0) return sites;
  const home = hubOf(sites, requirements);
  return sites.map((site, index) =>
    index === home ? { ...site, servers: site.servers + added, publicServers: added } : site,
  );
}

/**
 * Index of the site that the others are joined to and that the network meets the internet at: the one that is stated, else a data
 * centre, else headquarters, else the one where most people work.
 */
export function hubOf(sites: readonly Site[], { internetHub }: Pick<Requirements, 'internetHub'>): number {
  const stated = sites.findIndex(({ name }) => name === internetHub);
  if (stated >= 0) return stated;
  for (const kind of ['datacentre', 'headquarters'] as const) {
    const first = sites.findIndex((site) => site.kind === kind);
    if (first >= 0) return first;
  }
  const people = sites.map(peopleOf);
  return people.indexOf(Math.max(...people));
}

export const devicesOf = (site: Site): number =>
  staffOf(site) + site.phones + site.cameras + site.printers + site.servers + site.guests;

function noUsers(): Refusal {
  const message = 'state at least one user or device';
  const fields: FieldError[] = [
    { field: 'requirements.sites', message },
    { field: 'requirements.wiredUsers', message },
  ];
  const sentence =
    'There is nobody to plan for yet. State the number of wired or wireless users, or add a site with users or devices.';
  return new Refusal('unprocessable', sentence, { fields });
}

function emptySites(sites: readonly Site[], empty: readonly number[]): Refusal {
  const names = joinAnd(empty.map((index) => `“${sites[index]?.name}”`));
  const message = 'must have at least one user or device, or be removed';
  return new Refusal('unprocessable', `${names} has no users or devices yet. Add some, or remove the site.`, {
    fields: empty.map((index) => ({ field: `requirements.sites[${index}]`, message })),
  });
}
