import {
  type Category,
  Device,
  type Figure,
  type FigureSource,
  figures,
  Specs,
} from '../../../contract/device.ts';
import { catalogueId } from '../../device-id.ts';
import { parsePorts } from '../../port-notation.ts';
import { familyOf } from '../families/family-of.ts';
import { linesOfModel } from '../lines/lines-of-model.ts';
import { datasheetOf } from './datasheets.ts';
import { streetShare } from './street-prices.ts';

/** What all rows of one table have in common. */
export interface TableHead {
  readonly category: Category;
  readonly manufacturer: string;
  /** What its devices are mostly bought for, where a row's column `use` does not say. */
  readonly use: string;
}

/**
 * Devices written as a table, so that they can be compared down a column: the first row names the columns, cells are
 * separated by `|`, and an empty cell is a figure that is not known. A mark before a figure states its source: `~` an
 * estimate, `*` the manufacturer's datasheet, none the device library that the catalogue started from. Throughput
 * (`fwd`, `fw`, `insp`) is in Gbit/s, prices and yearly licences are US dollars at list.
 * @throws ZodError or Error where a row is not a device.
 */
export function deviceTable(head: TableHead, table: string): Device[] {
  const [names = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((row) => {
    if (row.length !== names.length)
      throw new Error(`“${row[0]}” has ${row.length} cells, not ${names.length}`);
    return readRow(head, Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
  });
}

/** Columns by figure; `specs` of the schema where nothing else is said. */
const columns: Readonly<Record<string, Figure>> = {
  ports: 'ports',
  poe: 'poeBudgetW',
  'poe in': 'poeInput',
  fwd: 'forwardingMbps',
  fw: 'firewallMbps',
  insp: 'inspectionMbps',
  sessions: 'sessions',
  remote: 'remoteUsers',
  clients: 'clients',
  aps: 'accessPoints',
  layer: 'layer',
  stack: 'stackMembers',
  ru: 'rackUnits',
  psu: 'powerSupplies',
  watt: 'drawW',
  kg: 'weightKg',
  air: 'airflow',
  wifi: 'wifi',
  ipsec: 'ipsecMbps',
  place: 'environment',
  antenna: 'antenna',
  mounting: 'mounting',
  cpu: 'cpuSockets',
  gb: 'memoryGb',
  usd: 'price',
  year: 'releaseYear',
  'last sale': 'endOfSale',
  'last support': 'endOfSupport',
};

function readRow(head: TableHead, row: Readonly<Record<string, string>>): Device {
  const { model = '', part = '', use = '', 'usd/y': _, ...cells } = row;
  const sources: Partial<Record<Figure, FigureSource>> = {};
  const values = new Map<Figure, unknown>();
  for (const [name, cell] of Object.entries(cells)) {
    const figure = columns[name];
    if (figure === undefined) throw new Error(`There is no column “${name}”`);
    if (cell === '') continue;
    const marked = cell.startsWith('~') ? 'estimate' : cell.startsWith('*') ? 'datasheet' : 'facts';
    sources[figure] = marked;
    values.set(figure, readFigure(figure, marked === 'facts' ? cell : cell.slice(1)));
  }
  const family = familyOf(head.category, head.manufacturer, model);
  const usual: Partial<Record<Figure, unknown>> = {
    ...(family && { capabilities: family.capabilities, control: family.control }),
    ...(head.category === 'ap' && usualPlace(values.get('environment'))),
  };
  for (const figure of figures) {
    if (usual[figure] === undefined || values.has(figure)) continue;
    values.set(figure, usual[figure]);
    sources[figure] = 'datasheet';
  }
  const share = streetShare(head.category, head.manufacturer, family?.family);
  const usd = dollars(row.usd);
  if (usd !== undefined) {
    values.set('streetPrice', inDollars(Math.round(usd * share)));
    sources.streetPrice = 'estimate';
  }
  const lines = linesOfModel({
    category: head.category,
    manufacturer: head.manufacturer,
    model,
    partNumber: part,
    ports: parsePorts(row.ports?.replace(/^[~*]/, '') ?? ''),
    usd,
    usdPerYear: dollars(row['usd/y']),
    streetShare: share,
  });
  if (lines.length > 0) {
    values.set('lines', lines);
    sources.lines = 'estimate';
  }
  const pick = (wanted: (figure: Figure) => boolean) =>
    Object.fromEntries([...values].filter(([figure]) => wanted(figure)));
  const datasheetUrl = datasheetOf(head.manufacturer, model);
  return Device.parse({
    id: catalogueId(head.manufacturer, part),
    category: head.category,
    manufacturer: head.manufacturer,
    model,
    partNumber: part,
    ...(family && { family: family.family, class: family.class }),
    specs: pick(isSpec),
    ...pick((figure) => !isSpec(figure)),
    typicalUseCase: use === '' ? head.use : use,
    ...(datasheetUrl === undefined ? {} : { datasheetUrl }),
    systemOwned: true,
    sources,
  });
}

/** Where access points hang whose row says nothing else. */
const usualPlace = (environment: unknown) =>
  environment === 'outdoor'
    ? { mounting: 'mast' }
    : { environment: 'indoor', antenna: 'omnidirectional', mounting: 'ceiling' };

/** Sums in the tables are estimates, and marked as such. */
const dollars = (cell: string | undefined): number | undefined =>
  cell === undefined || cell === '' ? undefined : Number(cell.replace('~', ''));

/** A price of the day for which all of them were estimated. */
const inDollars = (amount: number) => ({ amount, currency: 'USD', asOf: '2025-05-01', confidence: 'low' });

const isSpec = (figure: Figure): boolean => figure in Specs.shape;

function readFigure(figure: Figure, text: string): unknown {
  switch (figure) {
    case 'ports':
      return parsePorts(text);
    case 'poeInput':
      return { af: '802.3af', at: '802.3at', bt3: '802.3bt type 3', bt4: '802.3bt type 4' }[text];
    case 'wifi': {
      const [standard = '', streams] = text.split(' x');
      return { standard, streams: Number(streams) };
    }
    case 'price':
      return inDollars(Number(text));
    case 'airflow':
    case 'environment':
    case 'antenna':
    case 'mounting':
    case 'endOfSale':
    case 'endOfSupport':
      return text;
    case 'forwardingMbps':
    case 'firewallMbps':
    case 'inspectionMbps':
    case 'ipsecMbps':
      // Written in Gbit/s, as datasheets do.
      return Math.round(Number(text) * 1_000);
    default:
      return Number(text);
  }
}
