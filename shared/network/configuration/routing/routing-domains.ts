import { onceEach } from '../../../caching/once-each.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import { assumptionsOf } from '../../requirements/changeable-assumptions.ts';
import { ownAsOf } from '../../requirements/own-as.ts';
import type { LinkEnd, LogicalDevice } from '../view/link-end.ts';
import { linkUse } from '../view/link-uses.ts';
import type { NetworkView } from '../view/network-view.ts';

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
  /** Whether a tunnel or line to another site stands by for a provider's MPLS, which joins both of them. */
  readonly isBesideMpls: (end: LinkEnd) => boolean;
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
  /** What the answers are found by. */
  readonly facts: DomainFacts;
}

/** What answers about a device, a site or a link depend on beside these. */
export interface DomainFacts {
  /** Too many sites or routers for one backbone. */
  readonly isLarge: boolean;
  readonly sites: ReadonlyMap<string, SiteDomain>;
  /** Whether a device has a link to another site, by its id. */
  readonly joining: ReadonlyMap<string, boolean>;
}

export interface SiteDomain {
  readonly area: number;
  readonly as: number;
  /** Whether several devices of its OSPF domain route. */
  readonly isDynamic: boolean;
  /** Whether it leaves by its only border, which others are behind. */
  readonly leavesAlone: boolean;
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
  const onMpls = view.sitesOnMpls;
  const joining = new Map(view.devices.map(({ id }) => [id, isJoining(view.endsOf.get(id) ?? [])] as const));
  const inBackbone = new Set(
    others.filter((site) => {
      const own = bySite.get(site) ?? [];
      const borders = own.filter(({ id }) => joining.get(id)).length;
      return borders > 1 && (own.length - borders < 2 || !view.layer3.sitesWithWayOut.has(site));
    }),
  );
  const { sitesOnBackbone, routersOnBackbone } = assumptionsOf(requirements);
  const joined = routing.filter(({ id }) => joining.get(id));
  const sitesJoined = new Set(joined.map(({ site }) => site)).size;
  const backbone = routing.filter(({ id, site }) => site === hub || joining.get(id) || inBackbone.has(site));
  const isLarge = sitesJoined > 1 && (sitesJoined > sitesOnBackbone || backbone.length > routersOnBackbone);
  /** Whether a site is an OSPF domain of its own, apart from the hub's. */
  const isSeparate = (site: string): boolean => site !== hub && (isLarge || onMpls.has(site));
  const withHub = routing.filter(({ site }) => !isSeparate(site));
  const all = [...new Set(view.devices.map(({ site }) => site))];
  const ownAs = ownAsOf(requirements);
  /** A site with the AS of the hub would drop what others announce through it. */
  const asOfSite = (index: number) => privateAs(privateAs(index) === ownAs ? all.length : index);
  const areas = new Map(
    others.map((site, index) => [site, isSeparate(site) || inBackbone.has(site) ? 0 : index + 1]),
  );
  const sites = new Map(
    all.map((site, index): [string, SiteDomain] => {
      const own = bySite.get(site) ?? [];
      const area = areas.get(site) ?? 0;
      const borders = area === 0 ? [] : own.filter(({ id }) => joining.get(id));
      const leaves = view.layer3.sitesWithWayOut.has(site) && own.length > 1;
      return [
        site,
        {
          area,
          as: site === hub && ownAs !== undefined ? ownAs : asOfSite(index),
          isDynamic: (isSeparate(site) ? own : withHub).length > 1,
          leavesAlone: leaves && borders.length === 1,
        },
      ];
    }),
  );
  return {
    ...domainsBy({ isLarge, sites, joining }, view),
    backbone: { sites: sitesJoined, routers: backbone.length, sitesOnBackbone, routersOnBackbone },
  };
}

const joinsSites = ({ device, far }: LinkEnd): boolean => far.site !== undefined && far.site !== device.site;

/** Once for each list: most devices keep their links when a plan is edited. */
const isJoining = onceEach((ends: readonly LinkEnd[]): boolean => ends.some(joinsSites));

/** The answers that facts give about a view. */
export function domainsBy(facts: DomainFacts, view: NetworkView): Omit<RoutingDomains, 'backbone'> {
  const { isLarge, sites, joining } = facts;
  const areaOf = (site: string): number => sites.get(site)?.area ?? 0;
  const isBorder = ({ id, site }: LogicalDevice): boolean => areaOf(site) !== 0 && joining.get(id) === true;
  const isBesideMpls = (end: LinkEnd): boolean =>
    view.sitesBesideMpls.size > 0 &&
    joinsSites(end) &&
    view.sitesOnMpls.has(end.device.site) &&
    view.sitesOnMpls.has(end.far.site ?? '');
  return {
    isDynamic: ({ isRouting, site }) => isRouting && sites.get(site)?.isDynamic === true,
    areaOf,
    areaOfLink: (end) => {
      const isAcross = joinsSites(end) || linkUse(end, view) === 'tunnel';
      const far = view.deviceOf.get(end.far.id);
      const isBetweenBorders = far !== undefined && isBorder(end.device) && isBorder(far);
      return isAcross || isBetweenBorders ? 0 : areaOf(end.device.site);
    },
    isBorder,
    areaOfLoopback: (device) =>
      isBorder(device) && sites.get(device.site)?.leavesAlone === true ? 0 : areaOf(device.site),
    isBesideMpls,
    isByBgp: (end) => (isLarge && joinsSites(end)) || isBesideMpls(end),
    asOf: (site) => sites.get(site)?.as ?? privateAs(0),
    facts,
  };
}
