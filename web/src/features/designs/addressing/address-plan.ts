import type { Subnet } from '#shared/contract/topology-items.ts';

export interface SiteSubnets {
  readonly site: string;
  /** The site's own block, from which its subnets are cut. */
  readonly block: string | undefined;
  readonly ipv6: { readonly block: string; readonly isPlaceholder: boolean } | undefined;
  readonly subnets: readonly Subnet[];
}

/** The addressing plan by site, in the order of the plan; only what has the text in its site, name, VLAN or addresses. */
export function addressPlan(subnets: readonly Subnet[], search: string): readonly SiteSubnets[] {
  const wanted = search.trim().toLowerCase();
  return [...Map.groupBy(subnets, ({ site }) => site)]
    .map(([site, rows]) => {
      const { cidr: block, ipv6, placeholderIpv6 } = rows.findLast(isBlock) ?? {};
      return {
        site,
        block,
        ipv6: ipv6 === undefined ? undefined : { block: ipv6, isPlaceholder: placeholderIpv6 === true },
        subnets: rows.filter((row) => !isBlock(row) && matches(row, wanted)),
      };
    })
    .filter(({ subnets: found }) => found.length > 0);
}

const isBlock = ({ purpose }: Subnet): boolean => purpose === 'site';

const matches = (
  { site, name, vlan, cidr = '', gateway = '', ipv6 = '', gatewayIpv6 = '' }: Subnet,
  wanted: string,
): boolean =>
  [site, name, cidr, gateway, ipv6, gatewayIpv6, vlan === undefined ? '' : `vlan ${vlan}`].some((text) =>
    text.toLowerCase().includes(wanted),
  );

/** At most so many rows, site by site; the rest is counted. */
export function firstRows(plan: readonly SiteSubnets[], most: number) {
  const shown: SiteSubnets[] = [];
  let room = most;
  for (const site of plan) {
    if (room <= 0) break;
    const subnets = site.subnets.slice(0, room);
    room -= subnets.length;
    shown.push({ ...site, subnets });
  }
  const total = plan.reduce((sum, { subnets }) => sum + subnets.length, 0);
  return { shown, total, hidden: Math.max(0, total - most) };
}
