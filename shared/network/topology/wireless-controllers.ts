import type { TopologyNode } from '../../contract/topology-items.ts';
import { groupName } from '../../vocabulary/fields/node-groups.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { coreZone } from '../sizing/zones.ts';
import { attachServers } from './server-groups.ts';
import { type SiteContext, vlanIds } from './site-context.ts';

/** Wireless controllers at a site, which follow from the access points that were chosen. */
export interface ControllerPlace {
  /** What their node is known by to those who choose their model. */
  readonly id: string;
  readonly site: string;
  readonly quantity: number;
  /** Of each of them: two that are a bundle, or one for management alone. */
  readonly links: number;
  readonly accessPoints: number;
}

/**
 * Controllers stand where the servers of their site do and on links of the same rate, else on its core, else on the first switches; in the
 * management network of what routes there. Their links carry no traffic of Wi-Fi clients, which access points bridge where they hang.
 */
export function drawControllers(
  context: SiteContext,
  cores: readonly TopologyNode[],
  places: readonly ControllerPlace[],
): void {
  const { draft, sized, vlans } = context;
  const own = vlans.filter(({ purpose, zone }) => purpose === 'management' && zone === coreZone(sized));
  const { switches, mbps } = rackOf(context, cores);
  const drawn = own.length > 0 ? places : [];
  for (const [index, { id, quantity, links, accessPoints }] of drawn.entries()) {
    const name = groupName('wireless-controllers', quantity);
    const node = draft.node(
      {
        type: 'server',
        layer: 'endpoint',
        group: 'wireless-controllers',
        label: `${sized.code} ${name}${drawn.length > 1 ? ` ${index + 1}` : ''}`,
        site: sized.site.name,
        quantity,
        because: because('wireless-controllers', { controllers: quantity, accessPoints }),
      },
      id,
    );
    context.servers.push({ node, vlans: own });
    const rate = links > 1 ? mbps : linkMbps.user;
    attachServers(context, switches.slice(0, links), node, vlanIds(own), rate);
  }
}

/** The switches of the first servers that are not public, and the rate of the links there. */
function rackOf(
  { draft, sized, servers }: SiteContext,
  cores: readonly TopologyNode[],
): { readonly switches: readonly TopologyNode[]; readonly mbps: number } {
  const first = servers.find(({ node: { type, group } }) => type === 'server' && group !== 'public-servers');
  const links = draft.edges.filter(({ target }) => target === first?.node.id);
  const near = new Set(links.map(({ source }) => source));
  const switches = draft.nodes.filter(({ type, site }) => type === 'switch' && site === sized.site.name);
  const rack = switches.filter(({ id }) => near.has(id));
  if (rack.length > 0) return { switches: rack, mbps: links[0]?.bandwidthMbps ?? linkMbps.user };
  return cores.length > 0
    ? { switches: cores, mbps: linkMbps.server }
    : { switches: switches.filter(({ layer }) => layer === 'access'), mbps: linkMbps.user };
}
