import type { PortRow } from '#shared/network/device-sections/port-rows.ts';
import {
  cableText,
  dot1xText,
  farText,
  modeText,
  poeText,
  portStatusNames,
  vlansText,
} from '#shared/network/device-sections/port-words.ts';

export interface PortFilter {
  readonly search: string;
  readonly site: string;
  readonly status: string;
  readonly mode: string;
}

/** The ports that match every filter; the words of the search must all be somewhere in the row. */
export function findPorts(
  ports: readonly PortRow[],
  { search, site, status, mode }: PortFilter,
): readonly PortRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !site && !status && !mode) return ports;
  return ports.filter(
    (row) =>
      (!site || row.site === site) &&
      (!status || row.status === status) &&
      (!mode || row.mode === mode) &&
      (words.length === 0 || has(row, words)),
  );
}

function has(row: PortRow, words: readonly string[]): boolean {
  const text = [
    row.chassis,
    row.port,
    row.site,
    row.description,
    portStatusNames[row.status],
    modeText(row),
    vlansText(row),
    vlanNumbers(row),
    poeText(row),
    dot1xText(row),
    farText(row),
    cableText(row),
    row.far?.optic,
  ]
    .join('\n')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

/** `VLAN 30` finds a port that tags 20 to 40, too. */
const vlanNumbers = ({ switchport }: PortRow): string =>
  [switchport?.access, switchport?.voice, switchport?.native, ...(switchport?.allowed ?? [])]
    .flatMap((vlan) => (vlan === undefined ? [] : [`VLAN ${vlan}`]))
    .join(' ');
