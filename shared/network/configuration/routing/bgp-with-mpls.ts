import type { Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { circuitsOf } from '../interfaces/circuits.ts';
import type { DeviceInterfaces } from '../interfaces/device-interfaces.ts';
import { fromElements } from '../view/from-elements.ts';
import { familiesOf } from '../view/link-addresses.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { blocksOf, insideOf } from './bgp-between-sites.ts';
import { type BgpPart, defaultsBeside, permitting, within } from './bgp-part.ts';
import { providerSession } from './provider-session.ts';
import { fromOtherSitesTag } from './routing-domains.ts';

/** What passes to and from the provider: internal prefixes, and a default route. */
const filterName = 'internal';
/**
 * What the hub announces: all but the other sites of the provider, or one of two providers would lead to them through the hub, whose firewall
 * would see half of their conversations.
 */
const hubFilterName = 'from-hub';
/** What another site announces: its own, or one with two circuits would be a way between providers, or back to the hub. */
const ownFilterName = 'own-site';

/**
 * BGP with a provider of MPLS (RFC 4364, RFC 4577): each site announces what it has; the hub announces a default route while
 * it knows one.
 */
export function bgpWithMpls(
  device: LogicalDevice,
  { routed }: DeviceInterfaces,
  view: NetworkView,
  requirements: Requirements,
  missing: MissingFacts,
): BgpPart {
  const circuits = circuitsOf(routed, view).filter(({ isInternet }) => !isInternet);
  if (circuits.length === 0) return nothing;
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
  const lines = circuits.map(({ edge }) => edge.id);
  const own = ownSubnets(device, view);
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
    neighbours: circuits.flatMap((circuit) =>
      familiesOf(view).flatMap((family) => providerSession(circuit, family, session, missing)),
    ),
    networks: [],
    redistribute: [
      { source: 'connected', filter: filterName },
      { source: 'ospf', filter: filterName, exceptTag: fromOtherSitesTag },
    ],
  };
}

const nothing: BgpPart = { with: 'sites', filters: [], neighbours: [], networks: [], redistribute: [] };

/** A site's block with all in it, its loopbacks and its links. */
const ownSubnets = ({ site }: LogicalDevice, view: NetworkView): readonly Subnet[] =>
  view.subnetsAt(site).filter(({ vlan, purpose }) => vlan === undefined && purpose !== 'public');
