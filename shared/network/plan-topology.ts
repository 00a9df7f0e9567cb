import type { ExistingNetwork } from '../contract/designs.ts';
import type { Requirements } from '../contract/requirements.ts';
import type { Graph } from '../contract/topology.ts';
import { assignAddresses } from './addressing/assign-addresses.ts';
import { tierPositions } from './positions/tier-positions.ts';
import { effectiveSites, hubOf, siteField, staffOf } from './requirements/effective-sites.ts';
import { siteCodes } from './requirements/naming.ts';
import { internetRate, type LinkRate, wanRate } from './sizing/link-rates.ts';
import { refuseContradictions } from './sizing/refuse-contradictions.ts';
import { refuseTooLarge } from './sizing/refuse-too-large.ts';
import { type SizedSite, sizeSite } from './sizing/size-site.ts';
import { drawAccessLayer } from './topology/access-layer.ts';
import { drawBackbone } from './topology/backbone.ts';
import { drawDmz } from './topology/dmz.ts';
import { drawEdge, drawInternet } from './topology/edge.ts';
import type { Joined } from './topology/joined-site.ts';
import { NetworkDraft } from './topology/network-draft.ts';
import { setPortTotals } from './topology/port-totals.ts';
import { drawServers } from './topology/servers.ts';
import type { SiteContext } from './topology/site-context.ts';
import { joinSites } from './topology/wide-area.ts';
import { type DataSegment, dataSegments } from './vlans/data-segments.ts';
import { planVlans } from './vlans/vlan-plan.ts';

/**
 * Plans the whole network that the requirements ask for: devices, links, VLANs and addresses, each saying why
 * it is there. Addresses keep clear of an existing network's. Pure and deterministic: the same requirements make the same plan, ids included.
 *
 * @throws Refusal `unprocessable` when nobody is to be served, requirements contradict each other, the private block is too
 *   small, or the network exceeds what a topology holds; `details.fields` names what to change.
 */
export function planTopology(requirements: Requirements, existing?: ExistingNetwork): Graph {
  const sites = effectiveSites(requirements);
  refuseContradictions(sites, requirements);
  refuseTooLarge(sites, requirements);
  const hub = hubOf(sites);
  const codes = siteCodes(sites);
  const sized = sites.map((site, index) =>
    sizeSite(
      site,
      {
        field: siteField(requirements, index),
        code: codes[index] ?? `S${index + 1}`,
        isHub: index === hub,
        index,
      },
      requirements,
    ),
  );
  const draft = new NetworkDraft();
  const rate = internetRate(requirements, sites, hub);
  const staff = sites.reduce((sum, site) => sum + staffOf(site), 0);
  const segments = dataSegments(requirements, staff);
  const circuits = sites.map(
    (site, index) => (index === hub ? rate : wanRate(requirements, site, index)).mbps,
  );
  const allCircuits = circuits.reduce((sum, mbps) => sum + mbps, 0);
  const contexts = sized.map((site, index) => {
    const circuitsMbps = index === hub ? allCircuits : (circuits[index] ?? 0);
    return siteContext(draft, requirements, site, segments, circuitsMbps);
  });
  const joined = contexts.map((context) => drawSite(context, rate));
  joinSites(draft, requirements, joined, hub);
  setPortTotals(draft.nodes);
  const subnets = [...assignAddresses(draft, contexts, requirements, existing?.currentIPScheme)];
  const graph: Graph = { nodes: draft.nodes, edges: draft.edges, subnets };
  const positions = tierPositions(graph);
  for (const node of graph.nodes) node.position = positions.get(node.id);
  return graph;
}

function siteContext(
  draft: NetworkDraft,
  requirements: Requirements,
  sized: SizedSite,
  segments: readonly DataSegment[],
  circuitsMbps: number,
): SiteContext {
  const vlans = planVlans(sized, requirements, segments);
  const found = { gateways: new Map(), managed: [], servers: [] };
  return { draft, requirements, sized, vlans, circuitsMbps, ...found };
}

/** One site from its edge down to its people. */
function drawSite(context: SiteContext, internet: LinkRate): Joined {
  const { sized } = context;
  const edge = drawEdge(context);
  const providers = sized.isHub ? drawInternet(context, edge.routers, internet) : [];
  const backbone = drawBackbone(context, edge.inner);
  drawServers(context, backbone.cores);
  drawDmz(context, edge.firewalls);
  drawAccessLayer(context, backbone.uplinksOfBlock);
  return { site: sized.site, index: sized.index, providers, ...edge };
}
