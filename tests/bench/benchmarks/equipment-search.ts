import type { Device } from '#shared/contract/device.ts';
import { type DeviceQuery, findDevices } from '#shared/equipment/facets.ts';
import { manyDevices } from '../../support/many-devices.ts';
import { type Benchmark, beside, type Row, usualColumns, within } from '../report.ts';
import { percentile, timed } from '../statistics.ts';

const count = 5_000;
const [warmUp, rounds] = [50, 300];
/** A keystroke has to be handled before the next one. */
const limitMs = 50;

interface Search {
  readonly title: string;
  readonly query: DeviceQuery;
  /** The same devices by a plain filter, and by what they are sorted. */
  readonly isWanted: (device: Device) => boolean;
  readonly key: (device: Device) => string | number;
}

const nameOf = ({ manufacturer, model, partNumber, typicalUseCase = '' }: Device) =>
  `${manufacturer} ${model} ${partNumber} ${typicalUseCase}`.toLowerCase();
const usablePorts = ({ specs }: Device) =>
  specs.ports.reduce((sum, { role, count: ports }) => sum + (role === 'management' ? 0 : ports), 0);

const searches: readonly Search[] = [
  { title: 'Everything', query: {}, isWanted: () => true, key: nameOf },
  {
    title: 'Two words',
    query: { text: 'cisco 48' },
    isWanted: (device) => nameOf(device).includes('cisco') && nameOf(device).includes('48'),
    key: nameOf,
  },
  {
    title: 'Switches with PoE of two makers, by price',
    query: {
      facets: { category: ['switch'], poe: ['802.3at'], manufacturer: ['Cisco', 'Juniper'] },
      sort: 'price',
    },
    isWanted: ({ category, manufacturer, specs }) =>
      category === 'switch' &&
      (manufacturer === 'Cisco' || manufacturer === 'Juniper') &&
      specs.ports.some(({ poe }) => poe === '802.3at'),
    key: ({ price }) => price?.amount ?? Number.POSITIVE_INFINITY,
  },
  {
    title: 'Between two prices with 24 ports, the fastest first',
    query: {
      ranges: { price: { min: 1_000, max: 9_000 }, ports: { min: 24 } },
      sort: 'throughputMbps',
      isDescending: true,
    },
    isWanted: (device) =>
      device.price !== undefined &&
      device.price.amount >= 1_000 &&
      device.price.amount <= 9_000 &&
      usablePorts(device) >= 24,
    key: ({ specs }) => -(specs.inspectionMbps ?? specs.forwardingMbps ?? 0),
  },
];

/** Searching a large catalogue and counting its facets, in this process. */
export const equipmentSearch: Benchmark<unknown> = {
  name: 'equipment-search',
  title: `Equipment: search and facets over ${count} devices`,
  run: async () => {
    const devices = manyDevices(count);
    const rows: Row[] = [];
    for (const search of searches) rows.push(...(await measured(devices, search)));
    return {
      columns: usualColumns,
      rows,
      notes: [
        `${rounds} searches each after ${warmUp} to warm up, in turn with the peer.`,
        'The plain filter picks the same devices with Array.filter, sorts them and cuts the first page; it counts no facets.',
      ],
    };
  },
};

function plainly(
  devices: readonly Device[],
  isWanted: Search['isWanted'],
  key: Search['key'],
): { total: number; page: Device[] } {
  const found = devices.filter(isWanted).map((device) => ({ device, key: key(device) }));
  found.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return { total: found.length, page: found.slice(0, 25).map(({ device }) => device) };
}

async function measured(devices: readonly Device[], { title, query, isWanted, key }: Search): Promise<Row[]> {
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    const found = await timed(() => findDevices(devices, query));
    const filtered = await timed(() => plainly(devices, isWanted, key));
    if (found.result.total !== filtered.result.total)
      throw new Error(`“${title}” found ${found.result.total}, the plain filter ${filtered.result.total}.`);
    if (round < 0) continue;
    ours.push(found.ms);
    plain.push(filtered.ms);
  }
  return [0.5, 0.95].flatMap((part) => {
    const name = `${title}, p${part * 100}`;
    const peer = { name: 'plain filter', figure: percentile(plain, part) };
    return [
      beside(name, percentile(ours, part), peer, 'ms'),
      ...(part === 0.95 ? [within(`${name}, against the limit`, percentile(ours, part), limitMs, 'ms')] : []),
    ];
  });
}
