import type { Graph } from '#shared/contract/topology-items.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { cell } from './blocks.ts';

/** From one zone to the next, its frame and name included, in pixels at zoom 1. */
const zoneHeight = cell.height + 88;
/** Width to height that the columns aim at, so that names have the room that a wide screen leaves. */
const aspect = 2;
const widestColumn = 280;

/**
 * Zones of several sites as a table: a row for each zone, a column for each site, with what decides between the zones of
 * a site above its column, and the providers above all.
 */
export function zonePositions({ nodes, edges }: Graph): Positions {
  const inZones = nodes.filter(({ site }) => site !== undefined);
  const rows = [...new Set(inZones.map(({ site }) => site))];
  const columns = [...new Set(inZones.map(({ label }) => label))];
  const columnOf = new Map(inZones.map(({ id, label }) => [id, columns.indexOf(label)]));
  for (const { source, target } of edges) {
    const column = columnOf.get(target);
    if (column !== undefined && !columnOf.has(source)) columnOf.set(source, column);
  }
  const top = 3.5 * cell.height;
  const height = top + rows.length * zoneHeight;
  const pitch = Math.max(cell.width, Math.min(widestColumn, (height * aspect) / columns.length));
  const outside = nodes.filter(({ id }) => !columnOf.has(id));
  const middle = ((columns.length - 1) * pitch) / 2;
  return new Map(
    nodes.map(({ id, site }): [string, Position] => {
      const column = columnOf.get(id);
      if (column === undefined) {
        const beside = outside.findIndex((node) => node.id === id) - (outside.length - 1) / 2;
        return [id, { x: Math.round(middle + beside * 3 * cell.width), y: 0 }];
      }
      const y = site === undefined ? 1.7 * cell.height : top + rows.indexOf(site) * zoneHeight;
      return [id, { x: Math.round(column * pitch), y: Math.round(y) }];
    }),
  );
}
