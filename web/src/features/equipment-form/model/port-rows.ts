import { type PortGroup, PortGroup as PortSchema } from '#shared/contract/device.ts';
import { formatPorts, parsePorts } from '#shared/equipment/port-notation.ts';
import { readNumber } from '#web/ui/form/number-text.ts';
import type { PortRow } from './device-values.ts';

export const rowsOfPorts = (ports: readonly PortGroup[], firstKey = 1): PortRow[] =>
  ports.map(({ count, speedMbps, connector, role, poe }, index) => ({
    key: String(firstKey + index),
    count: String(count),
    speedMbps: String(speedMbps),
    connector,
    role,
    poe: poe ?? '',
  }));

/** A row as the contract's schema parses it. */
export const statedPort = ({ count, speedMbps, connector, role, poe }: PortRow) => ({
  count: readNumber(count),
  speedMbps: readNumber(speedMbps),
  connector,
  role,
  ...(poe !== '' && { poe }),
});

/** The rows that can be understood by now, in short: `48x1G-T at, 4x10G-SFP+ up`. */
export const shortForm = (rows: readonly PortRow[]): string =>
  formatPorts(rows.flatMap((row) => PortSchema.safeParse(statedPort(row)).data ?? []));

/** A new row is like the one above it, since ports of one device resemble each other. */
export function addRow(rows: readonly PortRow[]): PortRow[] {
  const last = rows.at(-1);
  const like = last ?? { speedMbps: '1000', connector: 'RJ45', role: 'access', poe: '' };
  return [...rows, { ...like, key: String(nextKey(rows)), count: '' }];
}

/** Moves a row up (-1) or down (1); the first stays the first. */
export function moveRow(rows: readonly PortRow[], key: string, by: -1 | 1): PortRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  const to = from + by;
  if (!row || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/**
 * Ports that were pasted as `48x1G-T at, 4x10G-SFP+ up` take the place of a row; undefined when the text is nothing of
 * the kind.
 */
export function pasteInto(rows: readonly PortRow[], key: string, text: string): PortRow[] | undefined {
  const at = rows.findIndex((row) => row.key === key);
  try {
    const ports = parsePorts(text);
    if (ports.length === 0) return undefined;
    return rows.toSpliced(at, 1, ...rowsOfPorts(ports, nextKey(rows)));
  } catch {
    return undefined;
  }
}

const nextKey = (rows: readonly PortRow[]): number =>
  1 + rows.reduce((highest, { key }) => Math.max(highest, Number(key) || 0), 0);
