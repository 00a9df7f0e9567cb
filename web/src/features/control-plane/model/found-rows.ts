import { cellText } from '#shared/network/control-plane/sections/cell.ts';
import type { PlaneRow, PlaneSection } from '#shared/network/control-plane/sections/plane-section.ts';

/** What fits: rows of the whole network belong to every site; words of the search must all be in the row. */
export function foundRows(
  sections: readonly PlaneSection[],
  { site, search }: { readonly site: string; readonly search: string },
): PlaneSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter(
        (row) => (!site || !row.site || row.site === site) && has(section.title, row, words),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function has(title: string, { site, cells }: PlaneRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = [title, site, ...cells.map(cellText)].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}
