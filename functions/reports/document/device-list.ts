import type { Content } from 'pdfmake/interfaces';
import { appendUnder } from '#shared/collections/append-under.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { alikeSites, titleOfAlike } from '#shared/network/graph/alike-sites.ts';
import { isDevice } from '#shared/network/graph/is-device.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { countPorts } from '#shared/network/graph/ports-in-use.ts';
import { floorOf } from '#shared/network/positions/floor-of.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { listedAs, listedNames } from '#shared/vocabulary/topology/topology-words.ts';
import { shortened } from '../../pdf/words.ts';
import { note, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { type Column, table } from './table.ts';

type Planned = Pick<ReportInput, 'topology' | 'design'>;

/** Every device with its address and ports; in a large network alike neighbours share a row, and alike sites a table. */
export function deviceList(input: Planned): Content[] {
  const devices = devicesOf(input.topology);
  if (devices.length <= mostSingleRows)
    return [
      section('Devices'),
      table(
        columns,
        devices.map((device) => deviceRow([device])),
      ),
    ];
  const runs = runsOf(devices);
  const shared = note('Access points and access switches of one floor share a row.');
  if (runs.length <= mostRows) return [section('Devices'), shared, table(columns, runs.map(deviceRow))];
  return [
    section('Devices'),
    shared,
    note(
      'Of sites with the same devices, only the first is listed; the addresses of the others are in the design itself.',
    ),
    ...siteTables(runs),
  ];
}

/** With the ports that their links take now. */
function devicesOf(topology: Planned['topology']): TopologyNode[] {
  const { attachments } = indexNetwork(topology);
  return topology.nodes.flatMap(({ ports, ...node }) => {
    if (!isDevice(node)) return [];
    const used = countPorts(attachments.get(node.id) ?? []);
    return { ...node, ...(ports && { ports: { total: ports.total, used } }) };
  });
}

const columns = [
  { title: 'Device', width: '*' },
  { title: 'Type', width: 54 },
  { title: 'Site', width: 84 },
  { title: 'Floor', width: 28, align: 'right' },
  { title: 'Address', width: 80 },
  { title: 'Ports used', width: 46, align: 'right' },
  { title: 'Number', width: 38, align: 'right' },
] as const satisfies readonly Column[];

/** More rows than that are for a screen, not for paper. */
const mostRows = 500;

function siteTables(runs: readonly TopologyNode[][]): Content[] {
  const bySite = Map.groupBy(runs, ([first]) => first?.site ?? '');
  const shapes = new Map([...bySite].map(([site, own]) => [site, own.map(shapeOf)]));
  let room = mostRows;
  let left = 0;
  return [
    ...alikeSites(shapes).flatMap((alike) => {
      const all = bySite.get(alike[0] ?? '') ?? [];
      const shown = all.slice(0, room);
      room -= shown.length;
      left += all.length - shown.length;
      return shown.length === 0 ? [] : [table(columns, shown.map(deviceRow), titleOfAlike(alike))];
    }),
    ...(left > 0 ? [note(`${formatNumber(left)} more rows are in the design itself.`)] : []),
  ];
}

/** A row without the parts that name its site: labels, address and the site itself. */
const shapeOf = (run: readonly TopologyNode[]) => [
  run.map(({ type, layer, group, building, floor, quantity }) => [
    type,
    layer,
    group,
    building,
    floor,
    quantity,
  ]),
  run.map(({ ports, model }) => [ports, model]),
];

/** From here on, rows are shared: nobody reads a list of single access points. */
const mostSingleRows = 150;

function runsOf(devices: readonly TopologyNode[]): TopologyNode[][] {
  const runs = new Map<string, TopologyNode[]>();
  for (const device of devices) {
    const key =
      device.layer === 'access'
        ? `${device.type} ${device.site} ${floorOf(device)} ${device.ports?.total} ${device.equipmentId}`
        : device.id;
    appendUnder(runs, key, device);
  }
  return [...runs.values()];
}

function deviceRow(run: readonly TopologyNode[]): string[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  const between = (from: string, to: string) => (run.length === 1 || from === to ? from : `${from} to ${to}`);
  const used = run.reduce((sum, node) => sum + (node.ports?.used ?? 0), 0);
  const total = run.reduce((sum, node) => sum + (node.ports?.total ?? 0), 0);
  return [
    between(first.label, last.label) + modelOf(first),
    listedNames[listedAs(first)],
    placeOf(first),
    first.floor === undefined ? '–' : String(first.floor),
    between(first.addresses[0] ?? '–', last.addresses[0] ?? '–'),
    total > 0 ? `${formatNumber(used)} of ${formatNumber(total)}` : '–',
    formatNumber(run.reduce((sum, node) => sum + node.quantity, 0)),
  ];
}

/** Its site, and its building where it is not the main one. */
const placeOf = ({ site = '–', building }: TopologyNode): string =>
  building === undefined || building === site
    ? shortened(site, 40)
    : `${shortened(site, 40)}\n${shortened(building, 40)}`;

const modelOf = ({ model }: TopologyNode): string =>
  model === undefined ? '' : `\n${shortened(`${model.manufacturer} ${model.model}`, 60)}`;
