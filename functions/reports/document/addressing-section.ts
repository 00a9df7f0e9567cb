import type { Content } from 'pdfmake/interfaces';
import type { Subnet, Topology } from '#shared/contract/topology.ts';
import { note, paragraph, section } from './headings.ts';
import { number } from './numbers.ts';
import { table } from './table.ts';
import { shortened } from './words.ts';

/** The addressing plan: blocks, then each site's VLANs, then loopbacks and point-to-point links. */
export function addressingSection({ subnets }: Topology): Content[] {
  if (subnets.length === 0) {
    return [section('Addressing plan'), paragraph('This topology has no addressing plan yet.')];
  }
  const of = (...purposes: readonly Subnet['purpose'][]) =>
    subnets.filter((s) => purposes.includes(s.purpose));
  const vlans = Map.groupBy(
    subnets.filter((subnet) => !['site', 'transit', 'loopback'].includes(subnet.purpose)),
    (subnet) => subnet.site,
  );
  return [
    section('Addressing plan'),
    blocks(of('site')),
    ...[...vlans].flatMap(([site, rows]) => [vlanTable(site, rows)]),
    ...links('Point-to-point links', of('transit')),
    ...links('Loopbacks', of('loopback')),
  ];
}

const blocks = (rows: readonly Subnet[]): Content =>
  table(
    [
      { title: 'Site', width: '*' },
      { title: 'Block', width: '*' },
      { title: 'Summary route', width: 110 },
      { title: 'Hosts with growth', width: 90, align: 'right' },
    ],
    rows.map((row) => [row.site, row.name, row.cidr, number(row.hosts)]),
    'Blocks',
  );

const vlanTable = (site: string, rows: readonly Subnet[]): Content =>
  table(
    [
      { title: 'VLAN', width: 28, align: 'right' },
      { title: 'Name', width: '*' },
      { title: 'Purpose', width: 60 },
      { title: 'Subnet', width: 82 },
      { title: 'Gateway', width: 66 },
      { title: 'DHCP range', width: 92 },
      { title: 'Hosts', width: 28, align: 'right' },
    ],
    rows.map((row) => [
      row.vlan === undefined ? '–' : String(row.vlan),
      row.name,
      row.purpose === 'iot' ? 'IoT' : row.purpose,
      row.cidr,
      row.gateway ?? '–',
      row.dhcp === undefined ? 'static' : `${row.dhcp.from} to ${row.dhcp.to}`,
      number(row.hosts),
    ]),
    site,
  );

/** More rows than that are for a spreadsheet, not for paper. */
const mostRows = 600;

function links(title: string, rows: readonly Subnet[]): Content[] {
  if (rows.length === 0) return [];
  const left = rows.length - mostRows;
  return [
    table(
      [
        { title: 'Between or of', width: '*' },
        { title: 'Site', width: 150 },
        { title: 'Subnet', width: 110 },
      ],
      rows.slice(0, mostRows).map((row) => [row.name, shortened(row.site, 56), row.cidr]),
      title,
    ),
    ...(left > 0 ? [note(`${number(left)} more are in the design itself.`)] : []),
  ];
}
