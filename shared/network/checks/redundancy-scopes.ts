import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { internetIds, isTunnel } from '../graph/wan-links.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import { redundancyAt, type SiteRedundancy } from '../requirements/site-redundancy.ts';
import { hasBackupTunnel } from '../requirements/site-terms.ts';

export type Redundant = { readonly node: TopologyNode } | { readonly edge: TopologyEdge };

/** What a network has to survive. */
export interface Survival {
  /** Whether anything is asked for anywhere. */
  readonly isAsked: boolean;
  /** Whether an element's own site asks that its failure be survived. */
  readonly isToSurvive: (element: Redundant) => boolean;
  /** Whether a site, or the hub that it leaves by, has one circuit alone, which ends at that element elsewhere. */
  readonly hangsOn: (site: string, element: Redundant) => boolean;
  readonly hasOneCircuit: (site: string) => boolean;
  /** Whether an element of another site is reached by a hub that has one circuit alone. */
  readonly isBehindHub: (site: string, element: Redundant) => boolean;
  /** Whether a site has one circuit where others have two: what they reach there is not promised to survive the loss of it. */
  readonly isRemote: (site: string | undefined) => boolean;
}

/**
 * Where redundancy is asked for, site by site: circuits with their providers, the devices of the edge, the switches within.
 * A link between switches is the core's; one that ends at the edge is the edge's.
 */
export function requiredSurvival(graph: Graph, requirements: Requirements): Survival {
  const nodes = nodesById(graph.nodes);
  const hub = graph.subnets.find((row) => row.hub)?.site;
  const sites = statedSites(requirements);
  /** A tunnel that stands by for MPLS promises what a second circuit does, but for those who come in from the internet. */
  const standby = new Set(
    sites.flatMap((site) =>
      sites.length > 1 && site.name !== hub && hasBackupTunnel(requirements, site) ? [site.name] : [],
    ),
  );
  const stated = new Map(
    sites.map((site): [string, SiteRedundancy] => {
      const own = redundancyAt(requirements, site);
      return [site.name, standby.has(site.name) ? { ...own, circuits: 2 } : own];
    }),
  );
  const usual = redundancyAt(requirements, undefined);
  const asked = new Map(sites.map((site) => [site.name, redundancyAt(requirements, site)]));
  /** Circuits by which the internet reaches a site. */
  const publicCircuits = (site: string | undefined): number => (asked.get(site ?? '') ?? usual).circuits;
  const providers = internetIds(graph);
  const at = (site: string | undefined): SiteRedundancy => stated.get(site ?? '') ?? usual;
  const bought = graph.edges.filter((edge) => edge.type === 'wan' && !isTunnel(edge));
  const circuitsOf = Map.groupBy(
    bought.flatMap((edge) =>
      [edge.source, edge.target].flatMap((end) => {
        const site = nodes.get(end)?.site;
        return site === undefined ? [] : [{ site, edge }];
      }),
    ),
    ({ site }) => site,
  );
  const customersOf = (provider: string) =>
    bought.flatMap(({ service, source, target }) =>
      service === 'mpls' && (source === provider || target === provider)
        ? [source, target].flatMap((end) => nodes.get(end)?.site ?? [])
        : [],
    );
  const all = [usual, ...stated.values()];
  const nodeSurvives = ({ id, layer, type, site }: TopologyNode): boolean => {
    if (layer === 'internet') {
      const customers = customersOf(id);
      // The hub's tunnels stand by for its circuit, too.
      const others = standby.size > 0 ? customers.filter((own) => own !== hub) : customers;
      return others.every((own) => at(own).circuits > 1) && all.some(({ circuits }) => circuits > 1);
    }
    if (layer === 'edge') return at(site).edge;
    return type === 'switch' && at(site).core;
  };
  const edgeSurvives = ({ type, service, source, target }: TopologyEdge): boolean => {
    const ends = [nodes.get(source), nodes.get(target)].flatMap((node) => node ?? []);
    const sites = ends.flatMap(({ site }) => site ?? []);
    if (type === 'wan') {
      const concerned = sites.length > 1 ? sites.filter((site) => site !== hub) : sites;
      const circuitsAt = service === 'internet' ? publicCircuits : (site: string) => at(site).circuits;
      return concerned.length > 0 && concerned.every((site) => circuitsAt(site) > 1);
    }
    const outermost =
      ends.find(({ layer }) => layer === 'edge') ?? ends.find((node) => node.type === 'switch');
    return outermost !== undefined && nodeSurvives(outermost);
  };
  return {
    isAsked: all.some(({ circuits, edge, core }) => circuits > 1 || edge || core),
    isToSurvive: (element) => ('node' in element ? nodeSurvives(element.node) : edgeSurvives(element.edge)),
    hasOneCircuit: (site) => at(site).circuits === 1,
    isBehindHub: (site, element) => {
      if (hub === undefined || site === hub || at(hub).circuits > 1) return false;
      const ends = 'node' in element ? [element.node.id] : [element.edge.source, element.edge.target];
      return ends.every((id) => nodes.get(id)?.site !== site);
    },
    isRemote: (site) => site !== hub && at(site).circuits === 1 && all.some(({ circuits }) => circuits > 1),
    hangsOn: (site, element) => {
      const ends =
        'node' in element
          ? [element.node.id]
          : element.edge.type === 'wan'
            ? []
            : [element.edge.source, element.edge.target];
      const isPublic =
        'node' in element ? providers.has(element.node.id) : element.edge.service === 'internet';
      const isThere = (place: string) => ends.some((id) => nodes.get(id)?.site === place);
      // What a site reaches elsewhere is at the hub, or beyond it.
      return [site, ...(hub === undefined ? [] : [hub])].some(
        (place) =>
          (isPublic ? publicCircuits(place) : at(place).circuits) === 1 &&
          !isThere(place) &&
          (circuitsOf.get(place) ?? []).some(
            ({ edge }) => ends.includes(edge.source) || ends.includes(edge.target),
          ),
      );
    },
  };
}
