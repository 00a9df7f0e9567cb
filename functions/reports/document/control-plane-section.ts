import type { Content } from 'pdfmake/interfaces';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import type { Cell } from '#shared/network/control-plane/sections/cell.ts';
import type { PlaneSection } from '#shared/network/control-plane/sections/plane-section.ts';
import { planeSections } from '#shared/network/control-plane/sections/plane-sections.ts';
import { sectionsOfNetwork } from '#shared/network/device-sections/network-sections.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { shortened } from '../../pdf/words.ts';
import { briefCell } from './brief-cell.ts';
import { namesOf } from './element-names.ts';
import { note, section } from './headings.ts';
import { mergedNeighbours } from './merged-neighbours.ts';
import type { ReportInput } from './report-input.ts';
import type { SimulatedDesign } from './simulated-design.ts';
import { siteControlTables } from './site-control-tables.ts';
import { type Column, table } from './table.ts';

/** How devices decide where traffic goes and may go: areas, policies, services and zones in tables of their own, the rest site by site. */
export function controlPlaneSection(
  { topology, design }: ReportInput,
  { simulated }: SimulatedDesign,
): Content[] {
  const plane = topology.controlPlane ?? controlPlaneOf(topology, design.requirements);
  const sections = planeSections(topology, plane);
  if (sections.length === 0) return [];
  const names = namesOf(topology);
  const ofDevices = simulated ? sectionsOfNetwork(simulated.network, (id) => ({ id, label: names(id) })) : [];
  const everywhere = new Map([...sections, ...ofDevices].map((one) => [one.id, one]));
  const tables = [
    ...Object.entries(widthsOf).flatMap(([id, widths]) => tableOf(everywhere.get(id), widths)),
    ...siteControlTables(
      sections.filter(({ id }) => !Object.hasOwn(widthsOf, id)),
      topology,
    ),
  ];
  return [section('Control plane'), ...tables];
}

/** Widths of a section's columns; `site` is that of its rows. Unnamed columns are left out. */
type Widths = Readonly<Record<string, Column['width']>>;

/** Sections of the whole network, each a table of its own, in their order. */
const widthsOf: Readonly<Record<string, Widths>> = {
  circuits: { provider: 48, handover: 68, rate: 40, theirs: 77, ours: 77, as: 40, prefixes: '*' },
  'asked-of-providers': { provider: 90, asked: '*', where: 150 },
  ospf: { area: 38, site: 84, kind: 64, routers: '*', networks: 58, summary: 72 },
  policies: { from: 66, to: 66, action: 34, services: 126, at: 48, why: '*' },
  services: { service: 96, addresses: 88, protocols: 72, begins: 52, key: 44, why: '*' },
  zones: { zone: 96, subnets: '*' },
  classes: { class: 80, dscp: 90, queue: 100, subnets: '*' },
  'device-gateways': { device: 84, interface: 52, address: 66, priority: 44, advertise: 72, tracks: '*' },
  'device-tracks': { device: 84, name: 96, what: '*', followed: '*' },
  'device-tunnels': { device: 62, outer: 82, ike: 70, esp: 66, lifetime: 58, dpd: 40, secret: '*' },
};

/** Rows of one table; more are for a screen. */
const mostRows = 60;

function tableOf(drawn: PlaneSection | undefined, widths: Widths): Content[] {
  if (drawn === undefined) return [];
  const { title, columns, rows } = drawn;
  const labels = new Map([['site', 'Site'], ...columns.map(({ id, label }) => [id, label] as const)]);
  const ids = Object.keys(widths);
  const texts = rows.map(({ site, cells }) => {
    const own = new Map(columns.map(({ id }, index) => [id, cells[index] && textOf(id, cells[index])]));
    return ids.map((id) => (id === 'site' ? shortened(site, 56) : (own.get(id) ?? '')));
  });
  const shown =
    drawn.id === 'policies' ? mergedNeighbours(texts, [ids.indexOf('from'), ids.indexOf('to')]) : texts;
  const left = shown.length - mostRows;
  return [
    table(
      Object.entries(widths).map(([id, width]) => ({ title: labels.get(id) ?? '', width })),
      shown.slice(0, mostRows),
      title,
    ),
    ...(left > 0 ? [note(`${formatNumber(left)} more are in the design itself.`)] : []),
  ];
}

/** An area's networks are counted: the tables of addresses list them. */
const textOf = (column: string, cell: Cell): string =>
  column === 'networks' && cell.kind === 'list' ? formatNumber(cell.items.length) : briefCell(cell);
