import { type Device, DeviceDraft, type Figure, figures, isEstimate } from '../contract/device.ts';
import type { FieldError } from '../contract/errors.ts';
import { parseFields } from '../contract/field-errors.ts';
import { readCsv, writeCsv } from './csv-text.ts';
import { formatCapabilities, formatLines, parseCapabilities, parseLines } from './device-notation.ts';
import { formatPorts, parsePorts } from './port-notation.ts';

/** A row that is not a device: its number in the file (the head is row 1), the column and why. */
export interface RowError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

export interface CsvImport {
  readonly drafts: readonly { readonly row: number; readonly draft: DeviceDraft }[];
  readonly errors: readonly RowError[];
}

/** Rows that one file may have, besides its head. */
export const mostCsvRows = 5_000;

/**
 * Devices as a CSV file that `readDevices` reads back. Figures that are estimates are named in a column of their own.
 */
export function writeDevices(devices: readonly Device[]): string {
  const rows = devices.map((device) => columns.map(({ write }) => write(device)));
  return writeCsv([columns.map(({ name }) => name), ...rows]);
}

/** Reads devices from CSV whose first row names the columns, in any order; a column that is missing is not known. */
export function readDevices(text: string): CsvImport {
  let rows: string[][];
  try {
    rows = readCsv(text);
  } catch (error) {
    return {
      drafts: [],
      errors: [{ row: 1, field: '', message: error instanceof Error ? error.message : 'is not CSV' }],
    };
  }
  const [head = [], ...body] = rows;
  const names = head.map((name) => name.trim());
  const headErrors = errorsOfHead(names, body.length);
  if (headErrors.length > 0) return { drafts: [], errors: headErrors };
  const drafts: { row: number; draft: DeviceDraft }[] = [];
  const errors: RowError[] = [];
  body.forEach((cells, index) => {
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === '')) return;
    const read = readRow(names, cells);
    if (read.success) drafts.push({ row, draft: read.draft });
    else errors.push(...read.errors.map((error) => ({ row, ...error })));
  });
  return { drafts, errors };
}

type Value = string | number | undefined;

interface Column {
  readonly name: string;
  /** Its path in a draft, the parts joined by dots. */
  readonly path: string;
  readonly write: (device: Device) => string;
  readonly read: (cell: string) => unknown;
}

const words = (name: string, path: string, value: (device: Device) => Value): Column => ({
  name,
  path,
  write: (device) => `${value(device) ?? ''}`,
  read: (cell) => cell,
});

/** Thousands may be grouped by spaces or commas, as in spreadsheets. */
const numeric = (name: string, path: string, value: (device: Device) => Value): Column => ({
  ...words(name, path, value),
  read: (cell) => Number(cell.replaceAll(/[\s,](?=\d{3}\b)/g, '')),
});

const columns: readonly Column[] = [
  words('category', 'category', (d) => d.category),
  words('manufacturer', 'manufacturer', (d) => d.manufacturer),
  words('model', 'model', (d) => d.model),
  words('part_number', 'partNumber', (d) => d.partNumber),
  words('family', 'family', (d) => d.family),
  words('class', 'class', (d) => d.class),
  { name: 'ports', path: 'specs.ports', write: (d) => formatPorts(d.specs.ports), read: parsePorts },
  numeric('poe_budget_w', 'specs.poeBudgetW', (d) => d.specs.poeBudgetW),
  {
    name: 'capabilities',
    path: 'specs.capabilities',
    write: ({ specs }) => (specs.capabilities === undefined ? '' : formatCapabilities(specs.capabilities)),
    read: parseCapabilities,
  },
  words('powered_by', 'specs.poeInput', (d) => d.specs.poeInput),
  numeric('forwarding_mbps', 'specs.forwardingMbps', (d) => d.specs.forwardingMbps),
  numeric('firewall_mbps', 'specs.firewallMbps', (d) => d.specs.firewallMbps),
  numeric('inspection_mbps', 'specs.inspectionMbps', (d) => d.specs.inspectionMbps),
  numeric('ipsec_mbps', 'specs.ipsecMbps', (d) => d.specs.ipsecMbps),
  numeric('sessions', 'specs.sessions', (d) => d.specs.sessions),
  numeric('remote_users', 'specs.remoteUsers', (d) => d.specs.remoteUsers),
  numeric('clients', 'specs.clients', (d) => d.specs.clients),
  numeric('access_points', 'specs.accessPoints', (d) => d.specs.accessPoints),
  numeric('layer', 'specs.layer', (d) => d.specs.layer),
  numeric('stack_members', 'specs.stackMembers', (d) => d.specs.stackMembers),
  numeric('rack_units', 'specs.rackUnits', (d) => d.specs.rackUnits),
  numeric('power_supplies', 'specs.powerSupplies', (d) => d.specs.powerSupplies),
  numeric('draw_w', 'specs.drawW', (d) => d.specs.drawW),
  numeric('weight_kg', 'specs.weightKg', (d) => d.specs.weightKg),
  words('airflow', 'specs.airflow', (d) => d.specs.airflow),
  words('wifi', 'specs.wifi.standard', (d) => d.specs.wifi?.standard),
  numeric('wifi_streams', 'specs.wifi.streams', (d) => d.specs.wifi?.streams),
  {
    name: 'managed_by',
    path: 'specs.control',
    write: (d) => d.specs.control?.join(' ') ?? '',
    read: (cell) => cell.split(/\s+/),
  },
  words('environment', 'specs.environment', (d) => d.specs.environment),
  words('antenna', 'specs.antenna', (d) => d.specs.antenna),
  words('mounting', 'specs.mounting', (d) => d.specs.mounting),
  numeric('cpu_sockets', 'specs.cpuSockets', (d) => d.specs.cpuSockets),
  numeric('memory_gb', 'specs.memoryGb', (d) => d.specs.memoryGb),
  numeric('price', 'price.amount', (d) => d.price?.amount),
  words('currency', 'price.currency', (d) => d.price?.currency),
  words('price_as_of', 'price.asOf', (d) => d.price?.asOf),
  words('price_confidence', 'price.confidence', (d) => d.price?.confidence),
  numeric('street_price', 'streetPrice.amount', (d) => d.streetPrice?.amount),
  words('street_currency', 'streetPrice.currency', (d) => d.streetPrice?.currency),
  words('street_price_as_of', 'streetPrice.asOf', (d) => d.streetPrice?.asOf),
  words('street_price_confidence', 'streetPrice.confidence', (d) => d.streetPrice?.confidence),
  { name: 'lines', path: 'lines', write: ({ lines = [] }) => formatLines(lines), read: parseLines },
  numeric('licence_per_year', 'licencePerYear', (d) => d.licencePerYear),
  words('use', 'typicalUseCase', (d) => d.typicalUseCase),
  words('datasheet', 'datasheetUrl', (d) => d.datasheetUrl),
  numeric('release_year', 'releaseYear', (d) => d.releaseYear),
  words('end_of_sale', 'endOfSale', (d) => d.endOfSale),
  words('end_of_support', 'endOfSupport', (d) => d.endOfSupport),
  {
    name: 'estimates',
    path: 'sources',
    write: (device) =>
      figures
        .filter((figure) => isEstimate(device, figure))
        .map(columnOf)
        .join(' '),
    read: (cell) => Object.fromEntries(cell.split(/[\s,;]+/).map((name) => [figureOf(name), 'estimate'])),
  },
];

/** The column that a figure begins in: `draw_w` for `drawW`. */
const columnOf = (figure: Figure): string =>
  columns.find(({ path }) => figureIn(path) === figure)?.name ?? figure;

/** Either name of a figure is accepted. */
function figureOf(name: string): Figure {
  const figure = figures.find((one) => one === name || columnOf(one) === name);
  if (figure === undefined) throw new Error(`names “${name.slice(0, longestName)}”, which is not a figure`);
  return figure;
}

/** `specs.wifi.streams` is a part of `wifi`, `price.asOf` of `price`. */
const figureIn = (path: string): string => path.replace('specs.', '').split('.')[0] ?? path;

const required = ['category', 'manufacturer', 'model', 'part_number'];

/** Maximum number of wrong columns named, and of characters echoed from a name. */
const mostWrongColumns = 10;
const longestName = 60;

function errorsOfHead(names: readonly string[], rows: number): RowError[] {
  const known = new Set(columns.map(({ name }) => name));
  return [
    ...required
      .filter((name) => !names.includes(name))
      .map((field) => ({ row: 1, field, message: 'is a required column' })),
    ...names
      .flatMap((field, index) => {
        if (!known.has(field)) return [{ row: 1, field, message: 'is not a known column' }];
        return names.indexOf(field) < index ? [{ row: 1, field, message: 'appears twice' }] : [];
      })
      .slice(0, mostWrongColumns)
      .map(({ field, ...error }) => ({ field: field.slice(0, longestName), ...error })),
    ...(rows > mostCsvRows ? [{ row: 1, field: '', message: `A file has at most ${mostCsvRows} rows` }] : []),
  ];
}

type Read = { success: true; draft: DeviceDraft } | { success: false; errors: Omit<RowError, 'row'>[] };

function readRow(names: readonly string[], cells: readonly string[]): Read {
  if (cells.length > names.length) {
    return {
      success: false,
      errors: [{ field: '', message: `has ${cells.length} cells, not ${names.length}` }],
    };
  }
  const errors: Omit<RowError, 'row'>[] = [];
  const values = new Map<string, unknown>();
  for (const [index, name] of names.entries()) {
    const column = columns.find((one) => one.name === name);
    const cell = cells[index]?.trim() ?? '';
    if (column === undefined || cell === '') continue;
    try {
      values.set(column.path, column.read(cell));
    } catch (error) {
      errors.push({ field: name, message: error instanceof Error ? error.message : 'is not understood' });
    }
  }
  const draft = parseFields(DeviceDraft, nested(values));
  if (draft.success && errors.length === 0) return { success: true, draft: draft.data };
  return {
    success: false,
    errors: [...errors, ...(draft.success ? [] : draft.errors).map(errorOf)],
  };
}

/** Names the column of a wrong field. */
function errorOf({ field, message }: FieldError): Omit<RowError, 'row'> {
  const column =
    columns.find(({ path }) => field === path) ?? columns.find(({ path }) => field.startsWith(path));
  return { field: column?.name ?? field, message };
}

/** `specs.wifi.streams` → `{ specs: { wifi: { streams } } }`; devices without ports have an empty list of them. */
function nested(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const byGroup = Map.groupBy(values, ([path]) => path.slice(0, path.lastIndexOf('.') + 1));
  const group = (prefix: string): Record<string, unknown> =>
    Object.fromEntries(
      (byGroup.get(prefix) ?? []).map(([path, value]) => [path.slice(prefix.length), value]),
    );
  const named = (name: string, prefix: string) => (byGroup.has(prefix) ? { [name]: group(prefix) } : {});
  return {
    ...group(''),
    specs: { ports: [], ...group('specs.'), ...named('wifi', 'specs.wifi.') },
    ...named('price', 'price.'),
    ...named('streetPrice', 'streetPrice.'),
  };
}
