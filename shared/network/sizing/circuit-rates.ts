import type { Requirements, Site } from '../../contract/requirements.ts';
import { hubOf } from '../requirements/effective-sites.ts';
import { figuresOfSites, type SiteFigures } from '../requirements/figures-of-sites.ts';
import { statedAt } from '../requirements/serves.ts';
import { hasTunnel, isOnMpls, leavesLocally, wanKindAt, wanStated } from '../requirements/site-terms.ts';
import {
  dataCentreRate,
  type HubTraffic,
  hubCircuitRate,
  hubInternetRate,
  type InternetRate,
  type LinkRate,
  type SiteRate,
  siteInternetRate,
  wanRate,
} from './link-rates.ts';
import { remotePeople } from './remote-people.ts';
import { concurrencyOf, type SharedRate, sharedRate } from './shared-rate.ts';

/** What the lines to providers carry. */
export interface CircuitRates {
  /** The hub's internet access. */
  readonly internet: InternetRate;
  /** The hub's line to all other sites. */
  readonly hub: LinkRate;
  /** In the order of the sites; the hub's own are those of its people. */
  readonly sites: readonly SiteRates[];
}

export interface SiteRates {
  /** Its tunnel, circuit or line to the hub. */
  readonly wan: LinkRate;
  /** Its access to the internet, where it has one for its tunnel. */
  readonly access: InternetRate;
  /** Mbit/s of all its circuits together. */
  readonly mbps: number;
}

/** Mbit/s of a site's fastest circuit. */
export function fastestCircuit(
  { internet, hub, sites }: CircuitRates,
  index: number,
  isHub: boolean,
): number {
  const own = sites[index];
  if (own === undefined) return 0;
  const rates = isHub ? [internet.mbps, hub.mbps] : [own.wan.mbps, own.access.mbps];
  return Math.min(own.mbps, Math.max(...rates));
}

/** Every line by what is sent over it: at the hub by as many of the others as are in use at the same time. */
export function circuitRates(sites: readonly Site[], requirements: Requirements): CircuitRates {
  const hub = hubOf(sites, requirements);
  const figures = figuresOfSites(sites, requirements);
  const wan = wanRates(sites, hub, requirements, figures);
  const isByTunnel = (site: Site): boolean => hasTunnel(requirements, site);
  const isByLine = (site: Site): boolean => wanKindAt(requirements, site) !== 'internet-vpn';
  const isLocal = (site: Site): boolean => leavesLocally(requirements, site);
  const others = sites.filter((_, index) => index !== hub);
  /** What the lines of some of the other sites bring together; nothing where there are none. */
  const together = (isMeant: (site: Site) => boolean, rates = wan.lines): SharedRate | undefined => {
    const lines = rates.flatMap(({ mbps }, index) => {
      const site = sites[index];
      return index !== hub && site !== undefined && isMeant(site) ? [mbps] : [];
    });
    return lines.length === 0 ? undefined : sharedRate(lines, concurrencyOf(requirements));
  };
  const own = sites[hub];
  const ofHub = figures[hub];
  if (own === undefined || ofHub === undefined) throw new Error('A network has a hub');
  const traffic: HubTraffic = {
    // The people of a data centre may leave here; its copies never do.
    leaving: together((site) => !isLocal(site), wan.byPeople),
    // Those that stand by are counted as well: they take over all at once when the provider of MPLS fails.
    tunnels: together(isByTunnel),
    publicServers: others.reduce((sum, site) => sum + (isLocal(site) ? 0 : site.publicServers), 0),
    isAlone: own.kind === 'datacentre' && others.length === 0,
    remote: remotePeople(sites, requirements),
  };
  const internet = hubInternetRate(requirements, own, hub, traffic, ofHub);
  const overLines = together(isByLine);
  const onMpls = together((site) => isOnMpls(requirements, site));
  const line = hubCircuitRate(
    onMpls ?? overLines ?? sharedRate([], concurrencyOf(requirements)),
    own.wanMbps,
    linesStated(requirements, hub, sites),
  );
  const rates = sites.map((site, index): SiteRates => {
    const rate = wan.lines[index] ?? { ...line, neededMbps: line.mbps };
    const access = siteInternetRate(requirements, site, index, rate, figures[index] ?? ofHub);
    const alone = isByLine(site) ? rate.mbps : 0;
    const outwards = isByTunnel(site) || isLocal(site) ? access.mbps : 0;
    const mbps =
      index === hub
        ? internet.mbps + (overLines === undefined ? 0 : Math.max(line.mbps, overLines.mbps))
        : alone + outwards;
    return { wan: rate, access, mbps };
  });
  return { internet, hub: line, sites: rates };
}

interface WanRates {
  /** As if every site were an office. */
  readonly byPeople: readonly SiteRate[];
  readonly lines: readonly SiteRate[];
}

function wanRates(
  sites: readonly Site[],
  hub: number,
  requirements: Requirements,
  figures: readonly SiteFigures[],
): WanRates {
  const byPeople = figures.flatMap((own, index) => {
    const site = sites[index];
    return site === undefined ? [] : [wanRate(requirements, site, index, own, index === hub)];
  });
  const drawn = sharedRate(
    byPeople.flatMap(({ mbps }, at) => (sites[at]?.kind === 'datacentre' ? [] : [mbps])),
    concurrencyOf(requirements),
  );
  const centres = sites.filter(({ kind }) => kind === 'datacentre');
  const lines = byPeople.map((rate, index) => {
    const site = sites[index];
    const own = figures[index];
    if (site?.kind !== 'datacentre' || index === hub || own === undefined) return rate;
    return dataCentreRate(requirements, site, index, { drawn, centres }, own);
  });
  return { byPeople, lines };
}

/** What the hub's line follows from: its own rate, or those of the others. */
function linesStated(requirements: Requirements, hub: number, sites: readonly Site[]): string[] {
  const stated = [...sites.keys()].filter((index) => (requirements.sites[index]?.wanMbps ?? 0) > 0);
  const own = stated.includes(hub) ? [hub] : stated;
  const kinds = new Set(sites.flatMap((site, index) => (index === hub ? [] : [wanStated(index, site)])));
  return [...kinds, ...own.map((index) => statedAt(requirements, index, 'wanMbps'))].slice(0, mostServed);
}

/** Requirements that one reason names at most. */
const mostServed = 100;
