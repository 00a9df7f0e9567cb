import { cellText } from '#shared/network/control-plane/sections/cell.ts';
import type { PlaneRow, PlaneSection } from '#shared/network/control-plane/sections/plane-section.ts';
import { wordSearch } from '#web/ui/word-search.ts';

/** What fits: rows of the whole network belong to every site; words of the search must all be in the row. */
export function foundRows(
  sections: readonly PlaneSection[],
  { site, search }: { readonly site: string; readonly search: string },
): PlaneSection[] {
  return sections
    .map((section) => {
      const matches = wordSearch(search, (row: PlaneRow) => textOf(section, row));
      return {
        ...section,
        rows: section.rows.filter((row) => (!site || !row.site || row.site === site) && matches(row)),
      };
    })
    .filter(({ rows }) => rows.length > 0);
}

const textOf = ({ title }: PlaneSection, { site, cells }: PlaneRow): string =>
  [title, site, ...cells.map(cellText)].join('\n');
