import { cellOfRows, rowsInCell } from '#shared/vocabulary/fields/cell-rows.ts';
import type { FormValues } from './form-values.ts';

type Rename = readonly [from: string, to: string];

/**
 * Which buildings are called otherwise now, while their names are typed. A name that is empty, or that another building has, is on its
 * way to one: what names the building keeps the last name that was its own.
 * @param known the last name of each row that was its own
 */
export function followBuildings(
  known: readonly string[],
  names: readonly string[],
): { readonly known: readonly string[]; readonly renames: readonly Rename[] } {
  // A row that was added, removed or moved is no new name.
  if (known.length !== names.length) return { known: names, renames: [] };
  const isOwn = (name: string) => name !== '' && names.indexOf(name) === names.lastIndexOf(name);
  const renames: Rename[] = [];
  const now = names.map((name, index) => {
    const before = known[index] ?? '';
    if (name === before || !isOwn(name)) return before;
    if (before !== '') renames.push([before, name]);
    return name;
  });
  return { known: now, renames };
}

/** What counts hosts in buildings of a site, with the names that these have now. */
export const withBuildings = (
  segments: FormValues['segments'],
  site: string,
  renames: readonly Rename[],
): FormValues['segments'] => {
  const nameOf = new Map(renames);
  return segments.map((row) => ({
    ...row,
    places: cellOfRows(
      rowsInCell(row.places ?? '').map(([at = '', building = '', ...rest]) => [
        at,
        at === site ? (nameOf.get(building) ?? building) : building,
        ...rest,
      ]),
    ),
  }));
};
