import { formatCount } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { SiteCard } from './site-cards.ts';

/** What a card says under its title: what it stands for, if more than a site, and its figures; nothing of a provider. */
export interface SiteCardWords {
  readonly standing?: string;
  readonly figures: readonly string[];
  /** The figures where there is little room, a short line each, what matters most first. */
  readonly brief: readonly string[];
}

export function siteCardWords({ kind, sites, people, devices, wanMbps, isHub }: SiteCard): SiteCardWords {
  if (kind === 'provider') return { figures: [], brief: [] };
  const [users, boxes] = [formatCount(people, 'person', 'people'), formatCount(devices, 'device')];
  const rate = wanMbps === undefined ? [] : [formatRate(wanMbps)];
  const figures = [`${users}, ${boxes}`, ...rate.map((text) => `${isHub ? 'Internet' : 'WAN'} ${text}`)];
  const brief = [users, ...rate, boxes];
  if (sites.length > 1)
    return {
      standing: `${formatCount(sites.length, 'site')} built alike, each:`,
      figures,
      brief: [`${formatCount(sites.length, 'site')}, each`, ...brief],
    };
  return isHub ? { standing: 'Hub of the network', figures, brief } : { figures, brief };
}
