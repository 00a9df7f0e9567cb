import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { statedAt } from '../requirements/serves.ts';
import { breaksOutLocally } from './edge-devices.ts';
import {
  dataCentreRate,
  hubCircuitRate,
  hubInternetRate,
  type InternetRate,
  type LinkRate,
  siteInternetRate,
  wanRate,
} from './link-rates.ts';
import { concurrencyOf, sharedRate } from './shared-rate.ts';
import type { SizedSite } from './size-site.ts';

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

/** Every line by what is sent over it: at the hub by as many of the others as are in use at the same time. */
export function circuitRates(sized: readonly SizedSite[], requirements: Requirements): CircuitRates {
  const sites = sized.map(({ site }) => site);
  const hub = Math.max(
    0,
    sized.findIndex(({ isHub }) => isHub),
  );
  const wan = wanRates(sites, hub, requirements);
  const spokes = wan.flatMap(({ mbps }, index) => (index === hub ? [] : [mbps]));
  const shared = sharedRate(spokes, concurrencyOf(requirements));
  const byTunnel = requirements.wan.kind === 'internet-vpn';
  const isLocal = breaksOutLocally(requirements);
  const others = sites.filter((_, index) => index !== hub);
  const own = sites[hub];
  if (own === undefined) throw new Error('A network has a hub');
  const internet = hubInternetRate(requirements, own, {
    leaving: isLocal || others.length === 0 ? undefined : shared,
    tunnels: byTunnel && others.length > 0 ? shared : undefined,
    publicServers: isLocal ? 0 : others.reduce((sum, { publicServers }) => sum + publicServers, 0),
    isAlone: own.kind === 'datacentre' && others.length === 0,
  });
  const line = hubCircuitRate(shared, own.wanMbps, linesStated(requirements, hub, sites.length));
  const rates = sites.map((site, index): SiteRates => {
    const rate = wan[index] ?? line;
    const access = siteInternetRate(requirements, site, index, rate.mbps);
    const mbps =
      index === hub ? internet.mbps + (byTunnel ? 0 : line.mbps) : byTunnel ? access.mbps : rate.mbps;
    return { wan: rate, access, mbps };
  });
  return { internet, hub: line, sites: rates };
}

function wanRates(sites: readonly Site[], hub: number, requirements: Requirements): LinkRate[] {
  const byPeople = sites.map((site, index) => wanRate(requirements, site, index));
  const drawn = sharedRate(
    byPeople.flatMap(({ mbps }, at) => (sites[at]?.kind === 'datacentre' ? [] : [mbps])),
    concurrencyOf(requirements),
  );
  const centres = sites.filter(({ kind }) => kind === 'datacentre').length;
  return byPeople.map((rate, index) => {
    const site = sites[index];
    const replicationMbps =
      centres > 1 ? (site?.replicationMbps ?? assumptionsOf(requirements).replicationMbps) : 0;
    return site?.kind === 'datacentre' && index !== hub
      ? dataCentreRate(requirements, site, index, { drawn, replicationMbps })
      : rate;
  });
}

/** What the hub's line follows from: its own rate, or those of the others. */
function linesStated(requirements: Requirements, hub: number, sites: number): string[] {
  const stated = Array.from({ length: sites }, (_, index) => index).filter(
    (index) => (requirements.sites[index]?.wanMbps ?? 0) > 0,
  );
  const own = stated.includes(hub) ? [hub] : stated;
  return ['requirements.wan.kind', ...own.map((index) => statedAt(requirements, index, 'wanMbps'))].slice(
    0,
    mostServed,
  );
}

/** Requirements that one reason names at most. */
const mostServed = 100;
