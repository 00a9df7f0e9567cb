import type { Requirements, Site } from '../../contract/requirements.ts';

/** What must not fail alone at a site. */
export interface SiteRedundancy {
  /** Circuits of each kind that the site has. */
  readonly circuits: 1 | 2;
  /** Whether its edge devices are pairs. */
  readonly edge: boolean;
  readonly core: boolean;
  readonly power: boolean;
}

const unprotected: SiteRedundancy = { circuits: 1, edge: false, core: false, power: false };

/** A site's own redundancy, else the design's. */
export function redundancyAt(
  { redundancy }: Pick<Requirements, 'redundancy'>,
  site: Pick<Site, 'redundancy'> | undefined,
): SiteRedundancy {
  const { internet, coreSwitching, power } = redundancy;
  switch (site?.redundancy) {
    case undefined:
      return { circuits: internet ? 2 : 1, edge: internet, core: coreSwitching, power };
    case 'none':
      return unprotected;
    case 'link':
      return { ...unprotected, circuits: 2 };
    case 'full':
      return { circuits: 2, edge: true, core: true, power: true };
  }
}

/** How a site is joined to the hub: as it states, else as the design does. */
export const wanKindAt = (
  { wan }: Pick<Requirements, 'wan'>,
  site: Pick<Site, 'wan'>,
): Requirements['wan']['kind'] => site.wan ?? wan.kind;

/** Whether something at the edge filters. */
export const hasFirewall = ({ securityRequirements }: Requirements): boolean =>
  securityRequirements.firewall !== 'none';

/**
 * Whether a site other than the hub reaches the internet by an access of its own. Unless it is stated: where its tunnels
 * ride on one anyway, with a firewall on it, and there are cloud services or guests, whose traffic has no business at the
 * hub. Else all goes through the hub, where it is inspected once.
 */
export function leavesLocally(requirements: Requirements, site: Site): boolean {
  if (site.internet !== undefined) return site.internet === 'own';
  return (
    wanKindAt(requirements, site) === 'internet-vpn' &&
    hasFirewall(requirements) &&
    (requirements.services.cloud.length > 0 || site.guests > 0)
  );
}

/** Whether an access to the internet ends at a site other than the hub. */
export const hasInternetAccess = (requirements: Requirements, site: Site): boolean =>
  wanKindAt(requirements, site) === 'internet-vpn' || leavesLocally(requirements, site);

/** Where it is stated how a site is joined to the hub. */
export const wanStated = (index: number, { wan }: Pick<Site, 'wan'>): string =>
  wan === undefined ? 'requirements.wan.kind' : `requirements.sites[${index}].wan`;

/** Where it is stated how a site reaches the internet; nothing where it is not. */
export const wayOutStated = (index: number, { internet }: Pick<Site, 'internet'>): string[] =>
  internet === undefined ? [] : [`requirements.sites[${index}].internet`];

type Part = 'internet' | 'coreSwitching' | 'power';

/** Where the redundancy of a site is asked for; nothing where it is not. */
export function redundancyStated(
  requirements: Requirements,
  index: number,
  site: Pick<Site, 'redundancy'>,
  part: Part,
): string[] {
  const { circuits, core, power } = redundancyAt(requirements, site);
  const isAsked = { internet: circuits > 1, coreSwitching: core, power }[part];
  if (!isAsked) return [];
  return [
    site.redundancy === undefined
      ? `requirements.redundancy.${part}`
      : `requirements.sites[${index}].redundancy`,
  ];
}
