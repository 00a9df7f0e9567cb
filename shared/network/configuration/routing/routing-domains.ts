import type { Requirements } from '../../../contract/requirements.ts';
import { assumptionsOf } from '../../requirements/changeable-assumptions.ts';
import { ownAsOf } from '../../requirements/own-as.ts';
import { linkUse } from '../view/link-uses.ts';
import type { LinkEnd, LogicalDevice, NetworkView } from '../view/network-view.ts';

/** Set on what comes from other sites by BGP into OSPF, so that the other router of a site does not send it back. */
export const fromOtherSitesTag = 65_000;

/** Private AS numbers (RFC 6996): 64512 to 65534, then those of four bytes. */
const privateAs = (index: number): number => (index < 1_023 ? 64_512 + index : 4_200_000_000 + index - 1_023);

/** Which OSPF areas a network has, and who is a border between them. */
export interface RoutingDomains {
  /** Whether the device exchanges routes with others: not where it routes everything by itself. */
  readonly isDynamic: (device: LogicalDevice) => boolean;
  /**
   * The area of a site: 0 for the hub, one of its own for each other site that lines or tunnels join to it. A site whose
   * two routers would be borders stands in the backbone where
   * - at most one device routes behind them: either would discard what only its twin still reaches when it loses its one link
   *   inwards;
   * - they are its only way out: each would announce a default into the area at one price, wherever it gets its own from. FRR's
   *   OSPFv3 believes that of the other where RFC 2328, 16.2 does not: once the link between them fails, both would send what goes to
   *   the internet to each other.
   */
  readonly areaOf: (site: string) => number;
  /** The area of a link: that of its site; 0 between sites, and between two borders, which back each other up by it. */
  readonly areaOfLink: (end: LinkEnd) => number;
  /** Whether the device joins its site's area to the backbone. */
  readonly isBorder: (device: LogicalDevice) => boolean;
  /**
   * The area of a device's loopback: that of its site; 0 where it is the only border of a site that has a way out of its own
   * and others behind it. With its tunnels down it is a border by that alone (RFC 3509), and they keep the default from it.
   */
  readonly areaOfLoopback: (device: LogicalDevice) => number;
  /** Whether BGP, not OSPF, runs over a tunnel or line to another site. */
  readonly isByBgp: (end: LinkEnd) => boolean;
  /** The AS number of a site: the network's own for the hub, else a private one. */
  readonly asOf: (site: string) => number;
  /** What one backbone would hold, and may. */
  readonly backbone: {
    readonly sites: number;
    readonly routers: number;
    readonly sitesOnBackbone: number;
    readonly routersOnBackbone: number;
  };
  /** What all answers depend on beside the devices and links that are asked about. */
  readonly basis: readonly unknown[];
}

/**
 * Hub and spoke (RFC 2328): the hub and the links between sites are the backbone, each other site an area whose edge
 * devices are its borders. A site that a provider's MPLS joins, and each where they are too many for one backbone, is an
 * OSPF domain of its own, with area 0 alone, and an AS of its own, joined to the others by BGP (RFC 7938's idea).
 */
export function routingDomains(view: NetworkView, requirements: Requirements): RoutingDomains {
  const { hub } = view.layer3;
  const routing = view.devices.filter(({ isRouting }) => isRouting);
  const bySite = Map.groupBy(routing, ({ site }) => site);
  const others = [...bySite.keys()].filter((site) => site !== hub);
  const joinsSites = ({ device, far }: LinkEnd): boolean =>
    far.site !== undefined && far.site !== device.site;
  const onMpls = view.sitesOnMpls;
  const joining = new Set(
    view.devices.filter(({ id }) => (view.endsOf.get(id) ?? []).some(joinsSites)).map(({ id }) => id),
  );
  const inBackbone = new Set(
    others.filter((site) => {
      const own = bySite.get(site) ?? [];
      const borders = own.filter(({ id }) => joining.has(id)).length;
      return borders > 1 && (own.length - borders < 2 || !view.layer3.sitesWithWayOut.has(site));
    }),
  );
  const { sitesOnBackbone, routersOnBackbone } = assumptionsOf(requirements);
  const joined = routing.filter(({ id }) => joining.has(id));
  const sitesJoined = new Set(joined.map(({ site }) => site)).size;
  const backbone = routing.filter(({ id, site }) => site === hub || joining.has(id) || inBackbone.has(site));
  /** Too many sites or routers for one backbone. */
  const isLarge = sitesJoined > 1 && (sitesJoined > sitesOnBackbone || backbone.length > routersOnBackbone);
  /** Whether a site is an OSPF domain of its own, apart from the hub's. */
  const isSeparate = (site: string): boolean => site !== hub && (isLarge || onMpls.has(site));
  const withHub = routing.filter(({ site }) => !isSeparate(site));
  const all = [...new Set(view.devices.map(({ site }) => site))];
  const ownAs = ownAsOf(requirements);
  const asNumbers = new Map(
    all.map((site, index) => [site, site === hub && ownAs !== undefined ? ownAs : privateAs(index)]),
  );
  const areas = new Map(
    others.map((site, index) => [site, isSeparate(site) || inBackbone.has(site) ? 0 : index + 1]),
  );
  const areaOf = (site: string): number => areas.get(site) ?? 0;
  const isBorder = ({ id, site }: LogicalDevice): boolean => areaOf(site) !== 0 && joining.has(id);
  const leavesAlone = new Set(
    [...view.layer3.sitesWithWayOut].filter((site) => {
      const own = bySite.get(site) ?? [];
      return own.length > 1 && own.filter(isBorder).length === 1;
    }),
  );
  return {
    isDynamic: (device) =>
      device.isRouting && (isSeparate(device.site) ? (bySite.get(device.site) ?? []) : withHub).length > 1,
    areaOf,
    areaOfLink: (end) => {
      const isAcross = joinsSites(end) || linkUse(end, view) === 'tunnel';
      const far = view.deviceOf.get(end.far.id);
      const isBetweenBorders = far !== undefined && isBorder(end.device) && isBorder(far);
      return isAcross || isBetweenBorders ? 0 : areaOf(end.device.site);
    },
    isBorder,
    areaOfLoopback: (device) => (isBorder(device) && leavesAlone.has(device.site) ? 0 : areaOf(device.site)),
    isByBgp: (end) => isLarge && joinsSites(end),
    asOf: (site) => asNumbers.get(site) ?? privateAs(0),
    backbone: { sites: sitesJoined, routers: backbone.length, sitesOnBackbone, routersOnBackbone },
    basis: [
      isLarge,
      [...areas],
      [...asNumbers],
      [...joining],
      withHub.length,
      [...leavesAlone],
      [...bySite].map(([site, own]) => [site, own.length, isSeparate(site)]),
    ],
  };
}
