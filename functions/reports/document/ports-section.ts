import type { Content } from 'pdfmake/interfaces';
import { type PortRow, portRows } from '#shared/network/device-sections/port-rows.ts';
import { dot1xText, modeText, poeText, vlansText } from '#shared/network/device-sections/port-words.ts';
import { rangesOf } from '#shared/network/graph/port-range.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import { note, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import type { SimulatedDesign } from './simulated-design.ts';
import { table } from './table.ts';

/** Rows of all devices together; more are for a spreadsheet. */
const mostRows = 300;

/** The ports of each device, those that are set up alike in one row. */
export function portsSection(
  { design, topology, devices }: ReportInput,
  { simulated }: SimulatedDesign,
): Content[] {
  if (simulated === undefined) return [];
  const ports = portRows(simulated.network, topology, design.requirements, devices);
  const chassis = [...Map.groupBy(ports, ({ node }) => node).values()];
  let room = mostRows;
  const shown = chassis.flatMap((own): Content[] => {
    const rows = alikeRows(own);
    if (rows.length > room) {
      room = 0;
      return [];
    }
    room -= rows.length;
    return [table(columns, rows, own[0]?.chassis)];
  });
  if (shown.length === 0) return [];
  const left = chassis.length - shown.length;
  return [
    section('Appendix: ports'),
    note(
      'Ports of one device that are set up alike share a row. The Configurations tab of the design lists every port with its ' +
        'outlet, cable and transceiver, and exports them as CSV.',
    ),
    ...shown,
    ...(left > 0
      ? [
          note(
            `The ports of ${formatCount(left, 'more device', 'more devices')} are in the Configurations tab.`,
          ),
        ]
      : []),
  ];
}

const columns = [
  { title: 'Ports', width: 88 },
  { title: 'Mode', width: 62 },
  { title: 'VLANs or address', width: '*' },
  { title: 'Leads to', width: 106 },
  { title: 'PoE', width: 62 },
  { title: '802.1X', width: 60 },
] as const;

/** Devices that are named as what the ports of one row lead to. */
const mostNamed = 3;

function alikeRows(ports: readonly PortRow[]): string[][] {
  const alike = Map.groupBy(ports, (row) =>
    [modeText(row), vlansText(row), poeText(row), dot1xText(row)].join('|'),
  );
  return [...alike.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const far = new Set(rows.flatMap((row) => row.far?.device.replace(unitNumber, '') ?? []));
    return [
      [
        rangesOf(rows.map(({ port }) => port)),
        modeText(first),
        vlansText(first),
        far.size === 0 ? '–' : joinSome([...far], mostNamed),
        poeText(first),
        dot1xText(first),
      ],
    ];
  });
}

/** Of one of several devices that a node stands for. */
const unitNumber = / #\d+$/;
