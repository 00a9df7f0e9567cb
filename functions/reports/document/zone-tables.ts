import type { Content } from 'pdfmake/interfaces';
import type { HostGroup } from '#shared/contract/configuration/network-configuration.ts';
import type { VerifiedFlow } from '#shared/network/verification/verified-flow.ts';
import { type ZoneCell, zoneMatrix } from '#shared/network/verification/zone-matrix.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import { zoneName } from '#shared/vocabulary/topology/topology-words.ts';
import { note } from './headings.ts';
import { table } from './table.ts';

/** Zones that are reached, in the width of a page; more go on in the next table. */
const columnsAtOnce = 6;
/** Tables and rows of one; more are for a screen. */
const mostTables = 4;
const mostRows = 40;

/** What every zone may reach in every other, and what happens: the sites together. */
export function zoneTables(flows: readonly VerifiedFlow[], hosts: readonly HostGroup[]): Content[] {
  const together = hosts.map((host) => ({ ...host, site: '' }));
  const { columns, sites } = zoneMatrix(flows, together, { site: '', onlyDiffering: false });
  const rows = sites.flatMap((site) => site.rows);
  const parts = Array.from({ length: Math.ceil(columns.length / columnsAtOnce) }, (_, part) =>
    columns.slice(part * columnsAtOnce, (part + 1) * columnsAtOnce),
  );
  const isCut = parts.length > mostTables || rows.length > mostRows;
  return [
    ...parts.slice(0, mostTables).map((zones, part) =>
      table(
        [
          { title: 'From', width: 64 },
          ...zones.map((zone) => ({ title: `to ${zoneName(zone)}`, width: '*' as const })),
        ],
        rows
          .slice(0, mostRows)
          .map(({ zone, cells }) => [zoneName(zone), ...zones.map((to) => textOf(cells.get(to)))]),
        part === 0 ? 'Flows between zones' : 'Flows between zones, continued',
      ),
    ),
    ...(isCut ? [note('The whole matrix, site by site, is in the design’s Verification tab.')] : []),
  ];
}

/** Services that are named in a cell. */
const mostNamed = 5;

function textOf(cell: ZoneCell | undefined): string {
  if (cell === undefined) return '–';
  if (cell.tone === 'bad') return cell.outcome;
  return cell.services.length === 0 ? 'Blocked' : joinSome(cell.services, mostNamed);
}
