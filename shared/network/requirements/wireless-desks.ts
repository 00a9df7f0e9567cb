import type { Requirements, Site } from '../../contract/requirements.ts';
import { usualFigures } from './usual-figures.ts';

/** Whether a site has people at desks and states nobody wireless: it gets no access points, unless some of them are assumed to have Wi-Fi. */
export const hasDesksAlone = ({ kind, wiredUsers, wirelessUsers, guests }: Site): boolean =>
  kind !== 'datacentre' && wiredUsers > 0 && wirelessUsers + guests === 0;

/** The sites with the people at desks who are assumed to use Wi-Fi as well, where a site states nobody who does. */
export function withWirelessDesks(
  { assumptions }: Pick<Requirements, 'assumptions'>,
  sites: readonly Site[],
): readonly Site[] {
  const { wirelessShareOfDesks: share = usualFigures.wirelessShareOfDesks } = assumptions;
  if (share === 0) return sites;
  return sites.map((site) =>
    hasDesksAlone(site) ? { ...site, wirelessUsers: Math.ceil(site.wiredUsers * share - 1e-9) } : site,
  );
}
