import type { Finding } from './finding.ts';
import { labels } from './labels.ts';

/** What is said of one site. */
export interface SaidOfSite {
  readonly site: string;
  readonly elements: readonly string[];
  /** The sentence, given the sites in words and whether they are several. */
  readonly sentence: (sites: string, areSeveral: boolean) => string;
}

/** A warning for all sites together of which the same is to be said: forty alike shops are one question. */
export function warningsOfSites(said: readonly SaidOfSite[]): Finding[] {
  const alike = Map.groupBy(said, ({ sentence }) => sentence('', true));
  return [...alike.values()].flatMap((own): Finding[] => {
    const sites = labels(own.map(({ site }) => ({ label: site })));
    const sentence = own[0]?.sentence(sites, own.length > 1);
    return sentence === undefined
      ? []
      : [{ severity: 'warning', elements: own.flatMap(({ elements }) => elements), sentence }];
  });
}
