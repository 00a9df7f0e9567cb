import type { Requirements, Site } from '../../contract/requirements.ts';
import { usualFigures } from './usual-figures.ts';

/** How a site is joined to the hub: as it states, else as the design does. */
export const wanKindAt = (
  { wan }: Pick<Requirements, 'wan'>,
  site: Pick<Site, 'wan'>,
): Requirements['wan']['kind'] => site.wan ?? wan.kind;

/** Whether a provider's MPLS joins a site to the hub, with a tunnel beside it or without. */
export const isOnMpls = (requirements: Pick<Requirements, 'wan'>, site: Pick<Site, 'wan'>): boolean =>
  wanKindAt(requirements, site) === 'mpls' || hasBackupTunnel(requirements, site);

/** Whether a tunnel over the internet stands by for the MPLS of a site. */
export const hasBackupTunnel = (requirements: Pick<Requirements, 'wan'>, site: Pick<Site, 'wan'>): boolean =>
  wanKindAt(requirements, site) === 'mpls-with-vpn';

/** Whether a tunnel over an internet access of its own leads from a site to the hub, as its way there or as the reserve. */
export const hasTunnel = (requirements: Pick<Requirements, 'wan'>, site: Pick<Site, 'wan'>): boolean =>
  wanKindAt(requirements, site) === 'internet-vpn' || hasBackupTunnel(requirements, site);

/** Whether something at the edge filters. */
export const hasFirewall = ({ securityRequirements }: Requirements): boolean =>
  securityRequirements.firewall !== 'none';

/**
 * Whether a site other than the hub reaches the internet by an access of its own. Unless it is stated: where its tunnels
 * ride on one anyway, with a firewall on it, and there are cloud services or guests, whose traffic has no business at the
 * hub; and in shops, hotels and venues with more guests than share a line that is bought for the people who work there. Else all goes through the hub, where it is
 * inspected once.
 */
export function leavesLocally(requirements: Requirements, site: Site): boolean {
  if (site.internet !== undefined) return site.internet === 'own';
  if (!hasFirewall(requirements)) return false;
  if (hasTunnel(requirements, site)) return requirements.services.cloud.length > 0 || site.guests > 0;
  const { guestsOnLineToHub = usualFigures.guestsOnLineToHub } = requirements.assumptions;
  return isOpenToPublic(site) && site.guests > guestsOnLineToHub;
}

/** Whether its guests are the public, who may be many times those who work there. */
export const isOpenToPublic = ({ kind }: Pick<Site, 'kind'>): boolean =>
  kind === 'shop' || kind === 'hotel' || kind === 'venue';

/** Whether an access to the internet ends at a site other than the hub. */
export const hasInternetAccess = (requirements: Requirements, site: Site): boolean =>
  hasTunnel(requirements, site) || leavesLocally(requirements, site);

/** Where it is stated how a site is joined to the hub. */
export const wanStated = (index: number, { wan }: Pick<Site, 'wan'>): string =>
  wan === undefined ? 'requirements.wan.kind' : `requirements.sites[${index}].wan`;

/** Where it is stated how a site reaches the internet; nothing where it is not. */
export const wayOutStated = (index: number, { internet }: Pick<Site, 'internet'>): string[] =>
  internet === undefined ? [] : [`requirements.sites[${index}].internet`];
