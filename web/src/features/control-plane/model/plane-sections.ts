import type { ControlPlane } from '#shared/contract/control-plane.ts';
import type { Topology } from '#shared/contract/topology.ts';
import { writeCsv } from '#shared/equipment/csv-text.ts';
import { namesOf, type PlaneRow, type PlaneSection } from './plane-section.ts';
import { routingSections } from './routing-sections.ts';
import { serviceSections } from './service-sections.ts';
import { switchingSections } from './switching-sections.ts';

/** A control plane as tables, in the order in which a network is brought up; parts that it has nothing of are left out. */
export function planeSections(topology: Topology, plane: ControlPlane): PlaneSection[] {
  const names = namesOf(topology);
  return [
    ...routingSections(plane, names),
    ...switchingSections(plane, names),
    ...serviceSections(plane, names, topology.subnets),
  ].filter(({ rows }) => rows.length > 0);
}

/** What fits: rows of the whole network belong to every site; words of the search must all be in the row. */
export function findRows(
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
  const text = [title, site, ...cells].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Sites that have a row, in the order of the network. */
export const sitesOf = (sections: readonly PlaneSection[]): string[] =>
  [...new Set(sections.flatMap(({ rows }) => rows.map(({ site }) => site)))].filter((site) => site !== '');

/** A section as CSV, with the site of each row. */
export const toSectionCsv = ({ columns, rows }: PlaneSection): string =>
  writeCsv([['Site', ...columns], ...rows.map(({ site, cells }) => [site, ...cells])]);
