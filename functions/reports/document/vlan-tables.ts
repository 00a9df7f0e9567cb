import type { Content } from 'pdfmake/interfaces';
import type { Subnet } from '#shared/contract/topology-items.ts';
import { subnetBlocks } from '#shared/network/addressing/subnet-blocks.ts';
import { alikeSites } from '#shared/network/graph/alike-sites.ts';
import { isOfClients } from '#shared/network/vlans/clients.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { purposeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { shortened } from '../../pdf/words.ts';
import { note } from './headings.ts';
import { type Column, table } from './table.ts';

/** Sites with the same VLANs that are listed one by one; more of them share one table. */
const mostSingleSites = 2;
/** Subnets that are listed in full; more belong on a screen. */
const mostRows = 500;
/** Subnets side by side on a page. */
const mostColumns = 5;

/**
 * Each site's VLANs. Of many sites with the same VLANs of the same sizes, the first is listed in full, and one table
 * has the subnets of all.
 */
export function vlanTables(vlans: ReadonlyMap<string, readonly Subnet[]>): Content[] {
  const shapes = new Map([...vlans].map(([site, subnets]) => [site, subnets.map(shapeOf)]));
  const subnetsOf = (site: string) => vlans.get(site) ?? [];
  const content: Content[] = [];
  let room = mostRows;
  let left = 0;
  for (const names of alikeSites(shapes)) {
    const [first = ''] = names;
    const isShared = names.length > mostSingleSites;
    const singles = isShared ? [first] : names;
    if (room <= 0) {
      left += names.length;
      continue;
    }
    room -= singles.length * subnetsOf(first).length;
    if (isShared) {
      content.push(
        vlanTable(
          `${first}, the first of ${formatNumber(names.length)} sites with the same VLANs`,
          subnetsOf(first),
        ),
        ...subnetTables(names, vlans, subnetsOf(first)),
      );
    } else content.push(...singles.map((site) => vlanTable(site, subnetsOf(site))));
  }
  return left === 0
    ? content
    : [
        ...content,
        note(`The VLANs of ${formatCount(left, 'more site')} are in the addressing plan of the design.`),
      ];
}

/** The hosts may differ as long as the sizes do not. */
const shapeOf = ({ vlan, name, purpose, cidr = '/64' }: Subnet): string[] => [
  String(vlan),
  name,
  purpose,
  cidr.slice(cidr.indexOf('/')),
];

/** A row for each site, a column for each VLAN. */
function subnetTables(
  names: readonly string[],
  vlans: ReadonlyMap<string, readonly Subnet[]>,
  model: readonly Subnet[],
): Content[] {
  const starts = Array.from({ length: Math.ceil(model.length / mostColumns) }, (_, n) => n * mostColumns);
  return starts.map((start) =>
    table(
      [
        { title: 'Site', width: '*' },
        ...model.slice(start, start + mostColumns).map(
          ({ vlan, name }): Column => ({
            title: `${vlan === undefined ? '' : `${vlan} `}${shortened(name, 22)}`,
            width: 76,
          }),
        ),
      ],
      names.map((site) => [
        shortened(site, 40),
        ...(vlans.get(site) ?? [])
          .slice(start, start + mostColumns)
          .map((row) => subnetBlocks(row).join('\n')),
      ]),
      `The same VLANs at ${formatNumber(names.length)} sites`,
    ),
  );
}

function vlanTable(site: string, rows: readonly Subnet[]): Content {
  const hasIpv6 = rows.some(({ ipv6 }) => ipv6 !== undefined);
  return table(
    [
      { title: 'VLAN', width: 26, align: 'right' },
      { title: 'Name', width: '*' },
      { title: 'Purpose', width: 58 },
      { title: 'Subnet', width: hasIpv6 ? 92 : 76 },
      { title: 'Gateway', width: hasIpv6 ? 84 : 76 },
      { title: 'DHCP range', width: hasIpv6 ? 62 : 112 },
      { title: 'Hosts', width: 26, align: 'right' },
    ],
    rows.map((row) => [
      row.vlan === undefined ? '–' : String(row.vlan),
      row.name,
      purposeNames[row.purpose],
      subnetBlocks(row).join('\n'),
      gatewayOf(row),
      hostAddresses(row),
      formatNumber(row.hosts),
    ]),
    site,
  );
}

/** How hosts come by their addresses. */
function hostAddresses(row: Subnet): string {
  if (row.dhcp !== undefined) return `${row.dhcp.from} to ${row.dhcp.to}`;
  return row.cidr === undefined && isOfClients(row) ? 'their own (SLAAC)' : 'static';
}

/** The gateway address of the hosts, and under it the group and the addresses of the devices that share it. */
function gatewayOf({ cidr, gateway, gatewayIpv6, firstHop }: Subnet): string {
  const members = firstHop?.members.map(({ address, ipv6 = '' }) =>
    address === undefined ? ipv6.slice(ipv6.lastIndexOf(':')) : address.slice(address.lastIndexOf('.')),
  );
  return [
    ...(cidr === undefined ? [] : [gateway ?? '–']),
    ...(gatewayIpv6 === undefined ? [] : [gatewayIpv6]),
    ...(firstHop === undefined ? [] : [`VRRP ${firstHop.group}: ${members?.join(', ')}`]),
  ].join('\n');
}
