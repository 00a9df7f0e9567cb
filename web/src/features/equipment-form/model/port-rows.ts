import { type PortGroup, PortGroup as PortSchema } from '#shared/contract/device.ts';
import {
  formatPorts,
  formatSpeedGroup,
  parsePorts,
  parseSpeedGroup,
} from '#shared/equipment/port-notation.ts';
import { readNumber } from '#web/ui/form/number-text.ts';
import { nextKey } from '#web/ui/rows/edit-row.ts';
import type { PortRow } from './device-values.ts';

export const rowsOfPorts = (ports: readonly PortGroup[], firstKey = 1): PortRow[] =>
  ports.map(({ count, speedMbps, connector, role, poe, speedGroup }, index) => ({
    key: String(firstKey + index),
    count: String(count),
    speedMbps: String(speedMbps),
    connector,
    role,
    poe: poe ?? '',
    speedGroup: speedGroup === undefined ? '' : formatSpeedGroup(speedGroup),
  }));

/** A row as the contract's schema parses it. */
export const statedPort = ({ count, speedMbps, connector, role, poe, speedGroup }: PortRow) => ({
  count: readNumber(count),
  speedMbps: readNumber(speedMbps),
  connector,
  role,
  ...(poe !== '' && { poe }),
  ...(speedGroup !== '' && { speedGroup: parseSpeedGroup(speedGroup) ?? speedGroup }),
});

/** The rows that can be understood by now, in short: `48x1G-T at, 4x10G-SFP+ up`. */
export const shortForm = (rows: readonly PortRow[]): string =>
  formatPorts(rows.flatMap((row) => PortSchema.safeParse(statedPort(row)).data ?? []));

/** A new row is like the last one, since ports of one device resemble each other. */
export function blankPort(key: string, rows: readonly PortRow[]): PortRow {
  const like = rows.at(-1) ?? {
    speedMbps: '1000',
    connector: 'RJ45',
    role: 'access',
    poe: '',
    speedGroup: '',
  };
  return { ...like, key, count: '' };
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
    return rows.toSpliced(at, 1, ...rowsOfPorts(ports, Number(nextKey(rows))));
  } catch {
    return undefined;
  }
}
