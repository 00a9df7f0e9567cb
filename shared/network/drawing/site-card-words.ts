import { formatCount } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { SiteCard } from './site-cards.ts';

/** What a card says under its title: what it stands for, if more than a site, and its figures; nothing of a provider. */
export interface SiteCardWords {
  readonly standing?: string;
  readonly figures: readonly string[];
}

export function siteCardWords({ kind, sites, people, devices, wanMbps, isHub }: SiteCard): SiteCardWords {
  if (kind === 'provider') return { figures: [] };
  const figures = [
    `${formatCount(people, 'person', 'people')}, ${formatCount(devices, 'device')}`,
    ...(wanMbps === undefined ? [] : [`${isHub ? 'Internet' : 'WAN'} ${formatRate(wanMbps)}`]),
  ];
  if (sites.length > 1)
    return { standing: `${formatCount(sites.length, 'site')} built alike, each:`, figures };
  return isHub ? { standing: 'Hub of the network', figures } : { figures };
}
