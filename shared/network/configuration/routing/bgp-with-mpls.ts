import type { Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { circuitsOf } from '../interfaces/circuits.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import type { RoutedInterface } from '../interfaces/routed-interfaces.ts';
import { fromElements } from '../view/from-elements.ts';
import { familiesOf } from '../view/link-addresses.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import { hasStandbyLinks, type NetworkView } from '../view/network-view.ts';
import { blocksOf, insideOf } from './bgp-between-sites.ts';
import { type BgpPart, defaultsBeside, permitting, within } from './bgp-part.ts';
import { peer } from './bgp-with-internet.ts';
import { providerSession } from './provider-session.ts';
import { fromOtherSitesTag, type RoutingDomains } from './routing-domains.ts';
import { siteSession } from './site-session.ts';

/** What passes to and from the provider: internal prefixes, and a default route. */
const filterName = 'internal';
/**
 * What the hub announces: all but the other sites of the provider, or one of two providers would lead to them through the hub, whose firewall
 * would see half of their conversations.
 */
const hubFilterName = 'from-hub-beside-mpls';
/** What another site announces: its own, or one with two circuits would be a way between providers, or back to the hub. */
const ownFilterName = 'own-site';

/**
 * Local preference of the first tunnel that stands by for MPLS, each further one ten less: below the 100 that a path has of its own
 * (RFC 4271, 5.1.5), so that the provider's is taken while there is one, though its AS makes it the longer.
 */
const standbyPreference = 90;

/** The tunnels and lines of a device that stand by for MPLS. */
const standbyLinks = (
  { routed, tunnels }: DeviceInterfaces,
  domains: RoutingDomains,
): readonly RoutedInterface[] => [...routed, ...tunnels].filter(({ end }) => domains.isBesideMpls(end));

/** What the hub announces as one where tunnels stand by: a site that has lost its circuit is no more exactly known to the others. */
export const summaryForMpls = (
  { site }: LogicalDevice,
  view: NetworkView,
  requirements: Requirements,
): readonly string[] =>
  site === view.layer3.hub && view.sitesBesideMpls.size > 0 ? insideOf(view, requirements) : [];

/** Whether a device speaks with a provider of MPLS, or over a link that stands by for one. */
export const joinsByMpls = ({ id }: LogicalDevice, view: NetworkView, domains: RoutingDomains): boolean =>
  (view.endsOf.get(id) ?? []).some(
    (end) =>
      (end.far.type === 'internet' && !view.layer3.internet.has(end.far.id)) || domains.isBesideMpls(end),
  );

/**
 * BGP with a provider of MPLS (RFC 4364, RFC 4577), and the same over the tunnels that stand by for it: each site announces what it
 * has; the hub announces a default route while it knows one. Where tunnels stand by, the two edge routers of a site tell each other
 * what they hear, or the one that ends the tunnel would prefer it to the other's circuit.
 */
export function bgpWithMpls(
  device: LogicalDevice,
  interfaces: DeviceInterfaces,
  domains: RoutingDomains,
  view: NetworkView,
  requirements: Requirements,
  missing: MissingFacts,
): BgpPart {
  const circuits = circuitsOf(interfaces.routed, view).filter(({ isInternet }) => !isInternet);
  const standby = standbyLinks(interfaces, domains);
  if (circuits.length + standby.length === 0) return nothing;
  const isHub = device.site === view.layer3.hub;
  const inside = insideOf(view, requirements);
  const permitted = [
    ...defaultsBeside(inside).map(permitting),
    ...inside.map((prefix) => within('permit', prefix)),
  ];
  const onMpls = view.sitesOnMpls;
  const others = [...view.layer3.siteBlocks].flatMap(([site, row]) =>
    site === device.site || !onMpls.has(site) ? [] : [row],
  );
  const denied = others.flatMap((row) => blocksOf(row, view).map((prefix) => within('deny', prefix)));
  const lines = [...circuits, ...standby.map(({ end }) => end)].map(({ edge }) => edge.id);
  const own = ownSubnets(device, view);
  // The default of the site's OSPF is not its own: told to its twin, it would be shorter than the provider's.
  const announced = isHub ? filterName : ownFilterName;
  const session = { in: filterName, out: isHub ? hubFilterName : ownFilterName, announcesDefault: isHub };
  return {
    with: 'sites',
    filters: [
      { name: filterName, rules: permitted, from: fromElements(lines) },
      isHub
        ? {
            name: hubFilterName,
            rules: [...denied, ...permitted],
            from: fromElements([...lines, ...others.map(({ id }) => id)]),
          }
        : {
            name: ownFilterName,
            rules: own.flatMap((row) => blocksOf(row, view).map((prefix) => within('permit', prefix))),
            from: fromElements([...lines, ...own.map(({ id }) => id)]),
          },
    ],
    neighbours: [
      ...circuits.flatMap((circuit) =>
        familiesOf(view).flatMap((family) => providerSession(circuit, family, session, missing)),
      ),
      ...[...Map.groupBy(standby, ({ end }) => end.far.site).values()].flatMap((links) =>
        links.flatMap(({ end }, nth) => {
          const terms = { ...session, localPreference: standbyPreference - 10 * nth };
          return familiesOf(view).flatMap((family) => siteSession(end, family, terms, domains, missing));
        }),
      ),
      ...twins(device, view, domains).flatMap((other) =>
        familiesOf(view).flatMap((family) => peer(device, other, family, domains.asOf(device.site))),
      ),
    ],
    networks: [...summaryForMpls(device, view, requirements)],
    redistribute: [
      { source: 'connected', filter: announced },
      { source: 'ospf', filter: announced, exceptTag: fromOtherSitesTag },
    ],
  };
}

const nothing: BgpPart = { with: 'sites', filters: [], neighbours: [], networks: [], redistribute: [] };

/** The other edge routers of a site that speak with the same others, where tunnels stand by: each is linked to this one. */
function twins(device: LogicalDevice, view: NetworkView, domains: RoutingDomains): LogicalDevice[] {
  const { site } = device;
  if (!hasStandbyLinks(site, view)) return [];
  const beside = (view.endsOf.get(device.id) ?? []).flatMap(({ far }) => view.deviceOf.get(far.id) ?? []);
  return [...new Set(beside)].filter(
    (other) =>
      other.site === site && other.isRouting && other !== device && joinsByMpls(other, view, domains),
  );
}

/** A site's block with all in it, its loopbacks and its links. */
const ownSubnets = ({ site }: LogicalDevice, view: NetworkView): readonly Subnet[] =>
  view.subnetsAt(site).filter(({ vlan, purpose }) => vlan === undefined && purpose !== 'public');
