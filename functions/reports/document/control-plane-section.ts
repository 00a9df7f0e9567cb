import type { Content } from 'pdfmake/interfaces';
import type { ControlPlane } from '#shared/contract/control-plane.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { type Names, namesOf, someOf, zoneOf } from './control-plane-names.ts';
import { note, section } from './headings.ts';
import { number } from './numbers.ts';
import type { ReportInput } from './report-input.ts';
import { siteControlTables } from './site-control-tables.ts';
import { type Column, table } from './table.ts';
import { shortened } from './words.ts';

/** How devices decide where traffic goes and may go: routing, switching site by site, and policies between zones. */
export function controlPlaneSection(input: ReportInput): Content[] {
  const { topology, design } = input;
  const plane = topology.controlPlane ?? controlPlaneOf(topology, design.requirements);
  const names = namesOf(topology);
  const tables = [...areas(plane, names), ...policies(plane), ...siteControlTables(plane, input)];
  return tables.length === 0 ? [] : [section('Control plane'), ...tables];
}

/** Rows of one table; more are for a screen. */
const mostRows = 60;

function rowsOrNone(
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Content[] {
  if (rows.length === 0) return [];
  const left = rows.length - mostRows;
  return [
    table(columns, rows.slice(0, mostRows), title),
    ...(left > 0 ? [note(`${number(left)} more are in the design itself.`)] : []),
  ];
}

const areas = ({ ospf }: ControlPlane, names: Names): Content[] =>
  rowsOrNone(
    'OSPF areas',
    [
      { title: 'Area', width: 30, align: 'right' },
      { title: 'Site', width: 84 },
      { title: 'Kind', width: 64 },
      { title: 'Routers', width: '*' },
      { title: 'Networks', width: 46, align: 'right' },
      { title: 'Summary', width: 72 },
    ],
    ospf.map(({ id, site, kind, routers, networks, summary }) => [
      String(id),
      shortened(site, 56),
      kind.replaceAll('-', ' '),
      someOf(routers.map(names)),
      number(networks.length),
      summary ?? '–',
    ]),
  );

const policies = ({ policies: rules }: ControlPlane): Content[] =>
  rowsOrNone(
    'Policies between zones; what none of them allows is dropped',
    [
      { title: 'From', width: 66 },
      { title: 'To', width: 66 },
      { title: 'Action', width: 34 },
      { title: 'Services', width: 130 },
      { title: 'At', width: 44 },
      { title: 'Why', width: '*' },
    ],
    rules.map(({ from, to, action, services, at, because }) => [
      zoneOf(from),
      zoneOf(to),
      action,
      services.length === 0 ? 'all' : services.join(', '),
      at,
      because.arithmetic,
    ]),
  );
