import type { Requirements } from '../../contract/requirements.ts';
import { internetRate, type LinkRate, wanRate } from './link-rates.ts';
import type { SizedSite } from './size-site.ts';

/** What the lines to providers carry. */
export interface CircuitRates {
  /** The hub's internet access. */
  readonly internet: LinkRate;
  /** Mbit/s of each site's circuits together, in the order of the sites: its WAN link; at the hub those of all and the internet. */
  readonly mbpsOfSite: readonly number[];
}

export function circuitRates(sized: readonly SizedSite[], requirements: Requirements): CircuitRates {
  const sites = sized.map(({ site }) => site);
  const hub = sized.findIndex(({ isHub }) => isHub);
  const internet = internetRate(requirements, sites, hub);
  const own = sites.map((site, index) =>
    index === hub ? internet.mbps : wanRate(requirements, site, index).mbps,
  );
  const all = own.reduce((sum, mbps) => sum + mbps, 0);
  return { internet, mbpsOfSite: own.map((mbps, index) => (index === hub ? all : mbps)) };
}
