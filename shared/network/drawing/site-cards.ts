import { appendUnder } from '../../collections/append-under.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { alikeSites, builtOf } from '../graph/alike-sites.ts';
import { countDevices } from '../graph/count-devices.ts';
import { countPeople } from '../graph/count-people.ts';
import { siteLinks } from '../graph/site-links.ts';
import { isTunnel, oncePerCircuit } from '../graph/wan-links.ts';

/** One site in the picture of all sites, several that are built alike, or a provider. */
export interface SiteCard {
  /** Name of its first site, or id of the provider's node. */
  readonly id: string;
  readonly kind: 'site' | 'provider';
  readonly title: string;
  /** Names of the sites that it stands for; none for a provider. */
  readonly sites: readonly string[];
  /** Of each of its sites. */
  readonly people: number;
  readonly devices: number;
  /** Mbit/s to the hub; of the hub, and where nothing leads there, of its fastest circuit to a provider. */
  readonly wanMbps: number | undefined;
  readonly isHub: boolean;
}

/** All circuits and tunnels between two cards. */
export interface Bundle {
  /** Ids of the cards; the first is the provider, the hub, or the one with more sites around it. */
  readonly from: string;
  readonly to: string;
  readonly edges: readonly string[];
  readonly circuits: number;
  readonly tunnels: number;
}

export interface SiteCards {
  readonly cards: readonly SiteCard[];
  readonly bundles: readonly Bundle[];
}

/** From this many sites on, those that are built alike are one card. */
export const stacksFrom = 13;
/** Fewer alike are cards of their own. */
const leastAlike = 3;

/**
 * The sites of a network and what joins them. `unstacked` names cards that are shown site by site although their sites
 * are alike.
 */
export function siteCards(graph: Graph, unstacked: ReadonlySet<string> = new Set()): SiteCards {
  const bySite = Map.groupBy(
    graph.nodes.filter(({ type, site }) => type !== 'internet' || site !== undefined),
    ({ site = '' }) => site,
  );
  const providers = graph.nodes.filter(({ type, site }) => type === 'internet' && site === undefined);
  const own = new Map<string, string>();
  for (const [site, nodes] of bySite) for (const { id } of nodes) own.set(id, site);
  for (const { id } of providers) own.set(id, id);
  const crossing = graph.edges.filter(
    ({ source, target }) => own.has(source) && own.has(target) && own.get(source) !== own.get(target),
  );
  const groups = stacks(bySite, crossing, own, unstacked);
  const cardOf = new Map(groups.flatMap((sites) => sites.map((site) => [site, sites[0] ?? site] as const)));
  for (const { id } of providers) cardOf.set(id, id);
  const { hub, toHub } = siteLinks(graph);
  const fastest = fastestCircuits(crossing, own, new Set(providers.map(({ id }) => id)));
  const cards = [
    ...providers.map((node) => providerCard(node)),
    ...groups.map((sites): SiteCard => {
      const [first = ''] = sites;
      const nodes = bySite.get(first) ?? [];
      return {
        id: first,
        kind: 'site',
        title: first === '' ? 'Without a site' : first,
        sites,
        people: countPeople(nodes),
        devices: countDevices({ nodes }),
        wanMbps: toHub.get(first) ?? fastest.get(first),
        isHub: first === hub && bySite.size > 1,
      };
    }),
  ];
  return { cards, bundles: bundlesOf(crossing, cards, (id) => cardOf.get(own.get(id) ?? '') ?? '') };
}

const providerCard = ({ id, label }: TopologyNode): SiteCard => ({
  id,
  kind: 'provider',
  title: label,
  sites: [],
  people: 0,
  devices: 0,
  wanMbps: undefined,
  isHub: false,
});

/** The sites in their order, those together that are built alike and joined to the same places by the same links. */
function stacks(
  bySite: ReadonlyMap<string, readonly TopologyNode[]>,
  crossing: readonly TopologyEdge[],
  own: ReadonlyMap<string, string>,
  unstacked: ReadonlySet<string>,
): string[][] {
  if (bySite.size < stacksFrom) return [...bySite.keys()].map((site) => [site]);
  const links = new Map<string, string[]>();
  for (const { source, target, type, service, bandwidthMbps } of crossing) {
    for (const [here, there] of [
      [own.get(source) ?? '', own.get(target) ?? ''],
      [own.get(target) ?? '', own.get(source) ?? ''],
    ] as const) {
      appendUnder(links, here, `${there} ${type} ${service} ${bandwidthMbps}`);
    }
  }
  const shapes = new Map(
    [...bySite].map(([site, nodes]) => [site, [builtOf(nodes), (links.get(site) ?? []).toSorted()]]),
  );
  return alikeSites(shapes).flatMap((alike) =>
    alike.length < leastAlike || unstacked.has(alike[0] ?? '') ? alike.map((site) => [site]) : [alike],
  );
}

function fastestCircuits(
  crossing: readonly TopologyEdge[],
  own: ReadonlyMap<string, string>,
  providers: ReadonlySet<string>,
): Map<string, number> {
  const fastest = new Map<string, number>();
  for (const { source, target, bandwidthMbps } of crossing) {
    const site = providers.has(source) ? target : providers.has(target) ? source : undefined;
    if (site === undefined || bandwidthMbps === undefined) continue;
    const name = own.get(site) ?? '';
    fastest.set(name, Math.max(fastest.get(name) ?? 0, bandwidthMbps));
  }
  return fastest;
}

/** A bundle starts at the provider, else at the hub, else at the card with more sites around it. */
function bundlesOf(
  crossing: readonly TopologyEdge[],
  cards: readonly SiteCard[],
  cardOf: (id: string) => string,
) {
  const sitesOf = new Map(cards.map(({ id, sites }) => [id, Math.max(1, sites.length)]));
  const groups = Map.groupBy(crossing, ({ source, target }) =>
    [cardOf(source), cardOf(target)].toSorted().join('\n'),
  );
  const degree = new Map<string, number>();
  const count = (card: string, other: string) =>
    degree.set(card, (degree.get(card) ?? 0) + (sitesOf.get(other) ?? 1));
  for (const key of groups.keys()) {
    const [a = '', b = ''] = key.split('\n');
    count(a, b);
    count(b, a);
  }
  const weight = new Map(
    cards.map(({ id, kind, isHub }) => [
      id,
      (degree.get(id) ?? 0) + (kind === 'provider' ? 2_000_000 : isHub ? 1_000_000 : 0),
    ]),
  );
  return [...groups].flatMap(([key, edges]): Bundle[] => {
    const [a = '', b = ''] = key.split('\n');
    if (a === b) return [];
    const [from, to] = (weight.get(a) ?? 0) >= (weight.get(b) ?? 0) ? [a, b] : [b, a];
    const tunnels = edges.filter(isTunnel).length;
    const circuits = oncePerCircuit(edges.filter((edge) => !isTunnel(edge))).length;
    return [{ from, to, edges: edges.map(({ id }) => id), circuits, tunnels }];
  });
}
