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
import { wordSearch } from '#web/ui/word-search.ts';

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
  const matches = wordSearch(search, textOf);
  return ports.filter(
    (row) =>
      (!site || row.site === site) &&
      (!status || row.status === status) &&
      (!mode || row.mode === mode) &&
      matches(row),
  );
}

function textOf(row: PortRow): string {
  return [
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
  ].join('\n');
}

/** `VLAN 30` finds a port that tags 20 to 40, too. */
const vlanNumbers = ({ switchport }: PortRow): string =>
  [switchport?.access, switchport?.voice, switchport?.native, ...(switchport?.allowed ?? [])]
    .flatMap((vlan) => (vlan === undefined ? [] : [`VLAN ${vlan}`]))
    .join(' ');
