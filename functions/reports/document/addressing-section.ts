import type { Content } from 'pdfmake/interfaces';
import type { Subnet } from '#shared/contract/topology-items.ts';
import { subnetBlocks } from '#shared/network/addressing/subnet-blocks.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { placeholderNote } from '#shared/vocabulary/topology/topology-words.ts';
import { shortened } from '../../pdf/words.ts';
import { note, paragraph, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { table } from './table.ts';
import { vlanTables } from './vlan-tables.ts';

/** The addressing plan: blocks, then each site's VLANs, then loopbacks and point-to-point links. */
export function addressingSection(input: Pick<ReportInput, 'topology' | 'design'>): Content[] {
  const { subnets } = input.topology;
  if (subnets.length === 0) {
    return [section('Addressing plan'), paragraph('This topology has no addressing plan yet.')];
  }
  const of = (...purposes: readonly Subnet['purpose'][]) =>
    subnets.filter((s) => purposes.includes(s.purpose));
  const vlans = Map.groupBy(
    subnets.filter((subnet) => !['site', 'transit', 'loopback', 'public'].includes(subnet.purpose)),
    (subnet) => subnet.site,
  );
  return [
    section('Addressing plan'),
    blocks(of('site')),
    ...vlanTables(vlans),
    ...publicAddresses(of('public')),
    ...links('Point-to-point links', of('transit')),
    ...loopbacks(of('loopback')),
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
    rows.map((row) => [row.site, row.name, bothBlocks(row), formatNumber(row.hosts)]),
    'Blocks',
  );

/** What the providers give; the client sees at once which of it is not theirs yet. */
const publicAddresses = (rows: readonly Subnet[]): Content[] => [
  ...links('Public addresses', rows),
  ...(rows.some(({ placeholder, placeholderIpv6 }) => placeholder || placeholderIpv6)
    ? [note(placeholderNote)]
    : []),
];

/** A row's block, and under it the one of IPv6. */
const bothBlocks = (row: Subnet): string => subnetBlocks(row).join('\n');

/** A longer list would repeat the list of devices. */
const mostLoopbacks = 40;

const loopbacks = (rows: readonly Subnet[]): Content[] =>
  rows.length > mostLoopbacks
    ? [
        note(
          `The ${formatNumber(rows.length)} loopbacks are the first addresses of their devices, in the design itself.`,
        ),
      ]
    : links('Loopbacks', rows);

/** Longer lists belong in a spreadsheet, not on paper. */
const mostRows = 150;

function links(title: string, rows: readonly Subnet[]): Content[] {
  if (rows.length === 0) return [];
  const left = rows.length - mostRows;
  return [
    table(
      [
        { title: 'Link or device', width: '*' },
        { title: 'Site', width: 150 },
        { title: 'Subnet', width: 110 },
      ],
      rows.slice(0, mostRows).map((row) => [row.name, shortened(row.site, 56), bothBlocks(row)]),
      title,
    ),
    ...(left > 0 ? [note(`${formatNumber(left)} more are in the design itself.`)] : []),
  ];
}
