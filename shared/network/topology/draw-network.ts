import type { Requirements } from '../../contract/requirements.ts';
import type { Stacks } from '../graph/stacks.ts';
import { hasInternetAccess } from '../requirements/site-terms.ts';
import { type CircuitRates, fastestCircuit } from '../sizing/circuit-rates.ts';
import { edgeLinkRate } from '../sizing/inside-rates.ts';
import type { InternetRate } from '../sizing/link-rates.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { drawAccessLayer } from './access-layer.ts';
import { drawBackbone } from './backbone.ts';
import { drawDmz } from './dmz.ts';
import { drawEdge, drawInternet, joinPeers } from './edge.ts';
import type { Joined } from './joined-site.ts';
import { NetworkDraft } from './network-draft.ts';
import { drawOutOfBand } from './out-of-band.ts';
import { setPortTotals } from './port-totals.ts';
import { routeAtEdge } from './route-at-edge.ts';
import { drawServers } from './servers.ts';
import type { SiteContext } from './site-context.ts';
import { noteStatedPeople } from './stated-people.ts';
import { joinSites } from './wide-area.ts';
import { type ControllerPlace, drawControllers } from './wireless-controllers.ts';

/** What a network is drawn from; sites in the same order throughout. */
export interface NetworkSizes {
  readonly requirements: Requirements;
  readonly sized: readonly SizedSite[];
  readonly circuits: CircuitRates;
  readonly vlans: readonly (readonly PlannedVlan[])[];
  readonly stacks: Stacks;
  /** Sites, by name, that are drawn down to their servers only. */
  readonly outlined: Pick<ReadonlySet<string>, 'has'>;
  readonly controllers: readonly ControllerPlace[];
}

/** Devices and links without addresses, and what of each site needs some. */
export interface DrawnNetwork {
  readonly draft: NetworkDraft;
  readonly sites: readonly SiteContext[];
}

/**
 * Draws every site, joins them, and gives each device a size that its links fit on.
 *
 * @throws Refusal `unprocessable` when the network exceeds what a topology can have.
 */
export function drawNetwork(sizes: NetworkSizes): DrawnNetwork {
  const { requirements, sized, circuits, vlans, stacks, outlined, controllers } = sizes;
  const draft = new NetworkDraft();
  const sites = sized.map((site, index): SiteContext => {
    const found = { gateways: new Map(), managed: [], servers: [], managementPorts: [] };
    const circuitsMbps = circuits.sites[index]?.mbps ?? 0;
    // Each takes any circuit alone, and together they take all.
    const fastestMbps = fastestCircuit(circuits, index, site.isHub);
    const edgeMbps = edgeLinkRate(Math.max(fastestMbps, circuitsMbps / Math.max(1, site.cores)));
    const own = { sized: site, vlans: vlans[index] ?? [], circuitsMbps, edgeMbps };
    return { draft, requirements, stacks, ...own, ...found };
  });
  const providers = internetProviders(sized, requirements);
  const joined = sites.map((site) =>
    drawSite(site, circuits.internet, providers, isOutlined(site, outlined), controllers),
  );
  joinSites(
    draft,
    requirements,
    joined,
    sized.findIndex(({ isHub }) => isHub),
    circuits,
  );
  setPortTotals(draft.nodes);
  return { draft, sites };
}

/** One site from its edge down to its people. */
function drawSite(
  context: SiteContext,
  internet: InternetRate,
  count: number,
  isOutline: boolean,
  controllers: readonly ControllerPlace[],
): Joined {
  const { sized, draft } = context;
  const first = draft.nodes.length;
  const edge = drawEdge(context);
  const providers = sized.isHub ? drawInternet(context, edge.outer, count, internet) : [];
  const backbone = drawBackbone(context, edge.inner);
  drawServers(context, backbone.cores);
  drawDmz(context, edge.firewalls, backbone.cores);
  routeAtEdge(context, edge.inner);
  if (!isOutline) drawAccessLayer(context, backbone, edge.inner);
  joinPeers(context, edge);
  if (!isOutline) drawOutOfBand(context, edge.inner, draft.nodes.slice(first));
  // Last: sites drawn alike have the same devices at the same places but for these.
  drawControllers(
    context,
    backbone.cores,
    controllers.filter(({ site }) => site === sized.site.name),
  );
  const { site, index } = sized;
  noteStatedPeople(site, draft.nodes.slice(first));
  return { site, index, circuits: sized.edge.circuits, providers, ...edge };
}

/** Servers on access switches are reached by what an outline leaves out. */
const isOutlined = ({ sized: { site, servers } }: SiteContext, outlined: NetworkSizes['outlined']): boolean =>
  outlined.has(site.name) &&
  ((servers.on !== 'access' && servers.on !== 'both access switches') || servers.inside === 0);

/** As many as the most circuits of a site that has internet access. */
const internetProviders = (sized: readonly SizedSite[], requirements: Requirements): number =>
  Math.max(
    ...sized.map(({ site, isHub, edge }) =>
      isHub || hasInternetAccess(requirements, site) ? edge.circuits : 1,
    ),
  );
