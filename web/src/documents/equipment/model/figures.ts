import { type Category, type Device, poeTypes } from '#shared/contract/device.ts';
import { uplinkMbps } from '#shared/equipment/features.ts';
import { formatPorts } from '#shared/equipment/port-notation.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { currencyOf, poePorts, poeRank, portCount, priceOf, wifiRank } from './amounts.ts';
import {
  day,
  type FigureGroup,
  type FigureRow,
  figureGroups,
  number,
  rate,
  spec,
  when,
  words,
} from './figure-row.ts';

/** Every figure, in the order in which the screens show them. */
export const figureRows: readonly FigureRow[] = [
  words('ports', 'Ports', 'Ports', 'ports', ({ specs }) => formatPorts(specs.ports) || undefined),
  number('portCount', 'Usable ports', 'Ports', 'ports', portCount, { better: 'higher' }),
  {
    ...number('uplink', 'Fastest uplink', 'Ports', 'ports', uplinkMbps, { better: 'higher' }),
    shown: (device) => when(uplinkMbps(device), formatRate),
  },
  number('poePorts', 'Ports with PoE', 'Ports', 'ports', poePorts, { better: 'higher' }),
  {
    ...number('poe', 'Strongest PoE', 'Ports', 'ports', poeRank, { better: 'higher' }),
    shown: (device) => when(poeRank(device), (rank) => poeTypes[rank]),
  },
  spec('poeBudgetW', 'PoE budget', 'Power', { unit: 'W', better: 'higher' }),
  words('poeInput', 'PoE input', 'Power', 'poeInput', ({ specs }) => specs.poeInput),
  spec('drawW', 'Power draw at most', 'Power', { unit: 'W', better: 'lower' }),
  spec('powerSupplies', 'Power supplies', 'Power', { better: 'higher' }),
  rate('forwardingMbps', 'Forwarding'),
  rate('firewallMbps', 'Firewall'),
  rate('inspectionMbps', 'Inspection'),
  spec('sessions', 'Sessions', 'Throughput and capacity', { better: 'higher' }),
  {
    ...spec('layer', 'Layer', 'Throughput and capacity', { better: 'higher' }),
    shown: ({ specs }) => when(specs.layer, (layer) => `Layer ${layer}`),
  },
  {
    ...spec('stackMembers', 'Stacking', 'Throughput and capacity', { better: 'higher' }),
    shown: ({ specs }) =>
      when(specs.stackMembers, (most) => (most > 1 ? `Up to ${most} in a stack` : 'Does not stack')),
  },
  spec('accessPoints', 'Access points', 'Throughput and capacity', { better: 'higher' }),
  spec('clients', 'Clients', 'Throughput and capacity', { better: 'higher' }),
  {
    ...number('wifi', 'Wi-Fi standard', 'Wireless', 'wifi', wifiRank, { better: 'higher' }),
    shown: ({ specs }) => specs.wifi?.standard,
  },
  number('streams', 'Spatial streams', 'Wireless', 'wifi', ({ specs }) => specs.wifi?.streams, {
    better: 'higher',
  }),
  words('outdoor', 'For outdoors', 'Wireless', 'outdoor', ({ specs }) =>
    when(specs.outdoor, (outdoor) => (outdoor ? 'Yes' : 'No')),
  ),
  spec('cpuSockets', 'Processors', 'Server', { better: 'higher' }),
  spec('memoryGb', 'Memory', 'Server', { unit: 'GB', better: 'higher' }),
  spec('rackUnits', 'Rack units', 'Physical', { unit: 'RU', better: 'lower' }),
  spec('weightKg', 'Weight', 'Physical', { unit: 'kg', better: 'lower' }),
  words('airflow', 'Airflow', 'Physical', 'airflow', ({ specs }) =>
    when(specs.airflow, (airflow) => airflowLabels[airflow]),
  ),
  {
    ...number('price', 'List price', 'Commercial', 'price', ({ price }) => price?.amount, {
      better: 'lower',
      scale: currencyOf,
    }),
    shown: priceOf,
  },
  words('priceAsOf', 'Price as of', 'Commercial', 'price', ({ price }) => price && formatDay(price.asOf)),
  {
    ...number('licencePerYear', 'Licence a year', 'Commercial', 'licencePerYear', (d) => d.licencePerYear, {
      better: 'lower',
      scale: currencyOf,
    }),
    shown: (device) =>
      when(device.licencePerYear, (amount) => {
        const currency = currencyOf(device);
        return currency ? formatMoney({ amount, currency }) : formatNumber(amount);
      }),
  },
  {
    ...number('releaseYear', 'Released', 'Life cycle', 'releaseYear', (d) => d.releaseYear, {
      better: 'higher',
    }),
    // A year is no quantity: it has no thousands.
    shown: ({ releaseYear }) => when(releaseYear, String),
  },
  day('endOfSale', 'End of sale'),
  day('endOfSupport', 'End of support'),
];

/** The three figures that a device of a category is known by, its price the last of them. */
export function mainFigures(category: Category): readonly FigureRow[] {
  return [...mainKeys[category], 'price'].flatMap((key) => figureRows.find((row) => row.key === key) ?? []);
}

/** The rows that at least one of the devices has a figure in, group by group, empty groups left out. */
export function rowsByGroup(
  devices: readonly Device[],
): readonly { readonly group: FigureGroup; readonly rows: readonly FigureRow[] }[] {
  return figureGroups.flatMap((group) => {
    const rows = figureRows.filter(
      (row) => row.group === group && devices.some((device) => row.shown(device) !== undefined),
    );
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}

const mainKeys = {
  router: ['forwardingMbps', 'uplink'],
  switch: ['forwardingMbps', 'poeBudgetW'],
  firewall: ['inspectionMbps', 'firewallMbps'],
  ap: ['wifi', 'poeInput'],
  server: ['cpuSockets', 'memoryGb'],
  'wlan-controller': ['accessPoints', 'clients'],
} as const satisfies Record<Category, readonly string[]>;

/** Which way the air goes through a device. */
export const airflowLabels = {
  'front-to-rear': 'Front to rear',
  'rear-to-front': 'Rear to front',
  side: 'To the side',
  passive: 'No fan',
} as const;
