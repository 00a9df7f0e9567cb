import { readCsv } from '../../equipment/csv-text.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { type GivenLink, withEnds } from '../read/link-findings.ts';
import type { ReadFinding, ReadNetwork, ReadNode } from '../read/read-network.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';
import { type NetboxTable, netboxColumns, type ReadRow } from './netbox-rows.ts';
import { joined, type ReadPorts, readPorts } from './read-ports.ts';
import { readSubnets, readVlans } from './read-vlans.ts';

/** Columns by which a table of NetBox is known, however its file is called. */
const known: readonly (readonly [table: NetboxTable, columns: readonly string[]])[] = [
  ['cables', ['side_a_device', 'side_b_device']],
  ['devices', ['name', 'role', 'device_type']],
  ['ip-addresses', ['address', 'interface', 'device']],
  ['interfaces', ['device', 'name', 'type']],
  ['device-types', ['manufacturer', 'model']],
  ['vlans', ['vid', 'name']],
  ['prefixes', ['prefix']],
];

/**
 * The network of NetBox's CSV files, several together: devices with role, model and site, the cables between
 * them with what their interfaces carry, and the prefixes.
 *
 * @throws UnreadableFile where none of them lists devices.
 */
export function readNetbox(files: readonly { readonly name: string; readonly text: string }[]): ReadNetwork {
  const tables = new Map<NetboxTable, ReadRow[]>();
  const findings: ReadFinding[] = [];
  for (const { name, text } of files) {
    const rows = rowsOf(name, text);
    const table = tableOf(rows);
    if (table === undefined) {
      if (!unneeded.test(name)) findings.push({ kind: 'not-understood', subject: name });
    } else tables.set(table, [...(tables.get(table) ?? []), ...rows]);
  }
  const devices = tables.get('devices');
  if (devices === undefined)
    throw new UnreadableFile(
      `None of the CSV files lists devices. NetBox’s has the columns ${joinAnd(netboxColumns.devices.slice(0, 4))}.`,
    );
  const partNumbers = new Map(
    (tables.get('device-types') ?? []).map((row) => [
      JSON.stringify([row.get('manufacturer'), row.get('model')]),
      row.get('part_number') ?? '',
    ]),
  );
  const addresses = new Map<string, string[]>();
  for (const row of tables.get('ip-addresses') ?? []) {
    const device = row.get('device') ?? '';
    const address = row.get('address') ?? '';
    const own = addresses.get(device) ?? [];
    addresses.set(device, row.get('is_primary') === 'true' ? [address, ...own] : [...own, address]);
  }
  const nodes = devices.map((row) => deviceOf(row, partNumbers, addresses));
  const rows = (table: NetboxTable) => tables.get(table) ?? [];
  const vlans = readVlans(rows('vlans'));
  const ports = readPorts(rows('interfaces'), rows('ip-addresses'), vlans);
  const linked = withEnds(
    nodes,
    rows('cables').map((row) => cableOf(row, ports)),
  );
  const subnets = readSubnets(rows('prefixes'), rows('ip-addresses'), vlans);
  return { name: '', ...linked, subnets, findings: [...findings, ...linked.findings] };
}

/** Tables of NetBox that say nothing that a topology holds. */
const unneeded = /site|manufacturer|role|vlan.?group/i;

function rowsOf(name: string, text: string): ReadRow[] {
  const [head = [], ...rows] = csvOf(name, text);
  const columns = namedAsImported(head.map((column) => column.trim().toLowerCase().replaceAll(' ', '_')));
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => new Map(columns.map((column, index) => [column, (row[index] ?? '').trim()])));
}

/** Columns as other releases and the tables on NetBox's screens call them, by the names of its import forms. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['device_role', 'role'],
  ['ip_address', 'primary_ip4'],
  ...['a', 'b'].flatMap((side) => [
    [`site_${side}`, `side_${side}_site`] as const,
    [`device_${side}`, `side_${side}_device`] as const,
    [`termination_${side}`, `side_${side}_name`] as const,
  ]),
]);

function namedAsImported(given: readonly string[]): readonly string[] {
  const columns = given.map((column) => otherNames.get(column) ?? column);
  // The list of devices calls the model its type.
  const isList = ['name', 'role', 'type', 'site'].every((column) => columns.includes(column));
  return isList ? columns.map((column) => (column === 'type' ? 'device_type' : column)) : columns;
}

function csvOf(name: string, text: string): string[][] {
  try {
    return readCsv(text);
  } catch (error) {
    throw new UnreadableFile(`${name}: ${error instanceof Error ? error.message : 'is not a CSV file.'}`);
  }
}

const tableOf = ([first]: readonly ReadRow[]): NetboxTable | undefined =>
  first && known.find(([, columns]) => columns.every((column) => first.has(column)))?.[0];

function deviceOf(
  row: ReadRow,
  partNumbers: ReadonlyMap<string, string>,
  addresses: ReadonlyMap<string, readonly string[]>,
): ReadNode {
  const name = row.get('name') ?? '';
  const [manufacturer = '', model = '', site = ''] = [
    row.get('manufacturer'),
    row.get('device_type'),
    row.get('site'),
  ];
  const partNumber = partNumbers.get(JSON.stringify([manufacturer, model])) ?? '';
  const isModel = model !== '' && manufacturer !== '' && manufacturer !== 'Generic';
  return {
    id: name,
    label: name,
    kind: row.get('role') ?? '',
    stated: {
      ...(site !== '' && { site: site.slice(0, 100) }),
      ...(isModel && {
        model: {
          manufacturer: manufacturer.slice(0, 60),
          model: model.slice(0, 100),
          partNumber: partNumber.slice(0, 60),
        },
      }),
      addresses: (addresses.get(name) ?? [row.get('primary_ip4') ?? ''].filter(Boolean)).slice(0, 100),
    },
  };
}

function cableOf(row: ReadRow, ports: ReadPorts): GivenLink {
  const end = (column: string) => row.get(column) || undefined;
  const length = Number(row.get('length') || Number.NaN);
  const medium = mediumOf(row.get('type') ?? '');
  const [source, target] = [end('side_a_device'), end('side_b_device')];
  const [sourcePort, targetPort] = [end('side_a_name'), end('side_b_name')];
  return {
    id: row.get('label') ?? '',
    source,
    target,
    stated: {
      ...(sourcePort !== undefined && { sourcePort: sourcePort.slice(0, 200) }),
      ...(targetPort !== undefined && { targetPort: targetPort.slice(0, 200) }),
      ...(Number.isFinite(length) &&
        length >= 0 && { lengthM: length * metresOf(row.get('length_unit') ?? 'm') }),
      ...medium,
      ...joined(ports(source, sourcePort), ports(target, targetPort)),
    },
  };
}

const metresOf = (unit: string): number =>
  ({ km: 1_000, m: 1, cm: 0.01, ft: 0.3048, mi: 1_609.344, in: 0.0254 })[unit] ?? 1;

function mediumOf(type: string): Pick<GivenLink['stated'], 'medium' | 'twinax' | 'activeOptical'> {
  if (/^dac/.test(type)) return { medium: 'copper', twinax: true };
  if (/^aoc/.test(type)) return { medium: 'fibre', activeOptical: true };
  if (/^(?:smf|mmf)/.test(type)) return { medium: 'fibre' };
  return /^(?:cat|mrj21)/.test(type) ? { medium: 'copper' } : {};
}
