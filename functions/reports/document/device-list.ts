import type { Content } from 'pdfmake/interfaces';
import type { Topology, TopologyNode } from '#shared/contract/topology.ts';
import { note, section } from './headings.ts';
import { number } from './numbers.ts';
import { table } from './table.ts';
import { shortened } from './words.ts';

/** Every device with its address and ports; in a large network alike neighbours share a row. */
export function deviceList(topology: Topology): Content[] {
  const devices = topology.nodes.filter((node) => node.type !== 'user' && node.type !== 'internet');
  const isLarge = devices.length > mostSingleRows;
  const rows = isLarge ? runsOf(devices) : devices.map((device) => [device]);
  return [
    section('Devices'),
    ...(isLarge ? [note('Access points and access switches of one floor share a row.')] : []),
    table(
      [
        { title: 'Device', width: '*' },
        { title: 'Type', width: 54 },
        { title: 'Site', width: 84 },
        { title: 'Floor', width: 28, align: 'right' },
        { title: 'Address', width: 80 },
        { title: 'Ports used', width: 46, align: 'right' },
        { title: 'Number', width: 38, align: 'right' },
      ],
      rows.map(deviceRow),
    ),
  ];
}

/** From here on, rows are shared: a list of single access points is no longer read. */
const mostSingleRows = 150;

const typeNames: Readonly<Record<TopologyNode['type'], string>> = {
  router: 'Router',
  firewall: 'Firewall',
  switch: 'Switch',
  accesspoint: 'Access point',
  server: 'Server',
  user: 'Users',
  internet: 'Internet',
};

function runsOf(devices: readonly TopologyNode[]): TopologyNode[][] {
  const runs = new Map<string, TopologyNode[]>();
  for (const device of devices) {
    const key =
      device.layer === 'access'
        ? `${device.type} ${device.site} ${device.floor} ${device.ports?.total} ${device.equipmentId}`
        : device.id;
    const run = runs.get(key);
    if (run === undefined) runs.set(key, [device]);
    else run.push(device);
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
    typeNames[first.type],
    shortened(first.site ?? '–', 40),
    first.floor === undefined ? '–' : String(first.floor),
    between(first.addresses[0] ?? '–', last.addresses[0] ?? '–'),
    total > 0 ? `${number(used)} of ${number(total)}` : '–',
    number(run.reduce((sum, node) => sum + node.quantity, 0)),
  ];
}

const modelOf = ({ model }: TopologyNode): string =>
  model === undefined ? '' : `\n${shortened(`${model.manufacturer} ${model.model}`, 60)}`;
