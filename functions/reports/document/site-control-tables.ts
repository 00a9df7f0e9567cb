import type { Content } from 'pdfmake/interfaces';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { ElementReference } from '#shared/network/control-plane/sections/cell.ts';
import type { PlaneSection } from '#shared/network/control-plane/sections/plane-section.ts';
import { alikeSites, type Cells, placesOf, titleOfAlike } from '#shared/network/graph/alike-sites.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { note } from './headings.ts';
import { mergedRows } from './merged-rows.ts';
import { table } from './table.ts';

/** Sites, or kinds of sites that are built alike, that are described one by one. */
const mostKinds = 30;

/** The rows of these sections site by site; sites that are set up alike share a table. */
export function siteControlTables(sections: readonly PlaneSection[], graph: Graph): Content[] {
  const bySite = sections.map((one) => ({ one, rows: Map.groupBy(one.rows, ({ site }) => site) }));
  const rowsOf = (site: string, nameOf?: (element: ElementReference) => string): Cells[] =>
    bySite.flatMap(({ one, rows }) =>
      mergedRows(one, rows.get(site) ?? [], nameOf).map(({ what, where, how }) => [what, where, how]),
    );
  const sites = new Set(bySite.flatMap(({ rows }) => [...rows.keys()]));
  const places = placesOf(graph);
  const shapeOf = (site: string) => {
    const place = places(site);
    return rowsOf(site, ({ id }) => place(id));
  };
  const kinds = alikeSites(new Map([...sites].map((site) => [site, shapeOf(site)])));
  const left = kinds.slice(mostKinds).reduce((sum, { length }) => sum + length, 0);
  return [
    ...kinds.slice(0, mostKinds).map((alike) => siteTable(alike, rowsOf(alike[0] ?? ''))),
    ...(left > 0 ? [note(`${formatCount(left, 'more site')} are in the design itself.`)] : []),
  ];
}

const siteTable = (alike: readonly string[], rows: readonly Cells[]): Content =>
  table(
    [
      { title: 'What', width: 92 },
      { title: 'Where', width: 150 },
      { title: 'How', width: '*' },
    ],
    rows,
    titleOfAlike(alike) || 'Without a site',
  );
