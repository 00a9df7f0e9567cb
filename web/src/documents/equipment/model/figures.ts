import {
  type Category,
  capabilities,
  type Device,
  type DeviceDraft,
  poeTypes,
} from '#shared/contract/device.ts';
import { yearlyOf } from '#shared/equipment/device-lines.ts';
import { uplinkMbps } from '#shared/equipment/features.ts';
import { formatPorts } from '#shared/equipment/port-notation.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { currencyOf, poePorts, poeRank, portCount, priceOf, wifiRank } from './amounts.ts';
import {
  capabilityRow,
  choice,
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

const labelOf = (path: string): string => deviceWordsAt(path).label;
const textOf = (path: string, value: unknown): string => fieldText(deviceWordsAt(path), value);

/** Every figure, in the order in which the screens show them. */
export const figureRows: readonly FigureRow[] = [
  words(
    'ports',
    labelOf('specs.ports'),
    'Ports',
    'ports',
    ({ specs }) => formatPorts(specs.ports) || undefined,
  ),
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
  spec('poeBudgetW', 'Power', 'higher'),
  words('poeInput', labelOf('specs.poeInput'), 'Power', 'poeInput', ({ specs }) => specs.poeInput),
  spec('drawW', 'Power', 'lower'),
  spec('powerSupplies', 'Power', 'higher'),
  rate('forwardingMbps'),
  rate('firewallMbps'),
  rate('inspectionMbps'),
  rate('ipsecMbps'),
  spec('sessions', 'Throughput and capacity', 'higher'),
  spec('remoteUsers', 'Throughput and capacity', 'higher'),
  {
    ...spec('layer', 'Throughput and capacity', 'higher'),
    shown: ({ specs }) => when(specs.layer, (layer) => textOf('specs.layer', String(layer))),
  },
  {
    ...spec('stackMembers', 'Throughput and capacity', 'higher'),
    shown: ({ specs }) =>
      when(specs.stackMembers, (most) => (most > 1 ? `Up to ${most} in a stack` : 'Does not stack')),
  },
  spec('accessPoints', 'Throughput and capacity', 'higher'),
  spec('clients', 'Throughput and capacity', 'higher'),
  {
    ...number('wifi', labelOf('specs.wifi.standard'), 'Wireless', 'wifi', wifiRank, { better: 'higher' }),
    shown: ({ specs }) => specs.wifi?.standard,
  },
  number('streams', labelOf('specs.wifi.streams'), 'Wireless', 'wifi', ({ specs }) => specs.wifi?.streams, {
    better: 'higher',
  }),
  choice('antenna', 'Wireless'),
  spec('cpuSockets', 'Server', 'higher'),
  spec('memoryGb', 'Server', 'higher'),
  spec('rackUnits', 'Physical', 'lower'),
  spec('weightKg', 'Physical', 'lower'),
  choice('airflow', 'Physical'),
  choice('environment', 'Physical'),
  choice('mounting', 'Physical'),
  ...capabilities.map(capabilityRow),
  words('control', labelOf('specs.control'), 'Management', 'control', ({ specs }) =>
    when(specs.control, (control) => textOf('specs.control', control)),
  ),
  {
    ...number('price', labelOf('price.amount'), 'Commercial', 'price', ({ price }) => price?.amount, {
      better: 'lower',
      scale: currencyOf,
    }),
    shown: priceOf,
  },
  words(
    'priceAsOf',
    labelOf('price.asOf'),
    'Commercial',
    'price',
    ({ price }) => price && formatDay(price.asOf),
  ),
  {
    ...number(
      'streetPrice',
      labelOf('streetPrice.amount'),
      'Commercial',
      'streetPrice',
      (d) => d.streetPrice?.amount,
      { better: 'lower', scale: ({ streetPrice }) => streetPrice?.currency },
    ),
    shown: ({ streetPrice }) => when(streetPrice, formatMoney),
  },
  words(
    'streetPriceAsOf',
    labelOf('streetPrice.asOf'),
    'Commercial',
    'streetPrice',
    ({ streetPrice }) => streetPrice && formatDay(streetPrice.asOf),
  ),
  {
    ...number('yearly', 'Licences and support a year', 'Commercial', 'lines', yearlyLines, {
      better: 'lower',
      scale: currencyOf,
    }),
    shown: (device) => when(yearlyLines(device), (amount) => sumOf(amount, device)),
  },
  {
    ...number(
      'licencePerYear',
      labelOf('licencePerYear'),
      'Commercial',
      'licencePerYear',
      (d) => d.licencePerYear,
      { better: 'lower', scale: currencyOf },
    ),
    shown: (device) => when(device.licencePerYear, (amount) => sumOf(amount, device)),
  },
  {
    ...number('releaseYear', labelOf('releaseYear'), 'Life cycle', 'releaseYear', (d) => d.releaseYear, {
      better: 'higher',
    }),
    // A year is not a quantity: it has no thousands separator.
    shown: ({ releaseYear }) => when(releaseYear, String),
  },
  day('endOfSale'),
  day('endOfSupport'),
];

/** Of the lines alone: a licence of which only the sum is stated has a row of its own. */
function yearlyLines({ lines, sources }: DeviceDraft): number | undefined {
  return when(lines, () => yearlyOf({ lines, sources }));
}

function sumOf(amount: number, device: DeviceDraft): string {
  const currency = currencyOf(device);
  return currency ? formatMoney({ amount, currency }) : formatNumber(amount);
}

/** The three figures that a device of a category is known by, its price the last of them. */
export function mainFigures(category: Category): readonly FigureRow[] {
  return [...mainKeys[category], 'price'].flatMap((key) => figureRows.find((row) => row.key === key) ?? []);
}

/** The rows that at least one of the devices has a figure in, or is asked for, group by group, empty groups left out. */
export function rowsByGroup(
  devices: readonly Device[],
): readonly { readonly group: FigureGroup; readonly rows: readonly FigureRow[] }[] {
  return figureGroups.flatMap((group) => {
    const rows = figureRows.filter(
      (row) =>
        row.group === group &&
        devices.some((device) => row.shown(device) !== undefined || row.isAsked?.(device)),
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
