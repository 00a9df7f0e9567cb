import { appliesToRow } from './applies-to-row.ts';
import type { DesignField } from './design-fields.ts';
import { fieldText } from './field-text.ts';

/** What a row of a design's table states in a field, for reading; a dash where it can have none. */
export function rowText(field: DesignField, row: object): string {
  const { path, initial } = field;
  const stated: unknown = Reflect.get(row, path.slice(path.lastIndexOf('.') + 1));
  const isOpen = stated === undefined || stated === initial;
  if (isOpen && !appliesToRow(path, row)) return '–';
  if (path === 'requirements.segments[].sites' && isCountedByPlace(row)) return 'By place';
  return fieldText(field, stated);
}

/** Whether a segment names no sites because it counts all its hosts where they are. */
function isCountedByPlace(row: object): boolean {
  const [sites, places, users] = ['sites', 'places', 'users'].map((name): unknown => Reflect.get(row, name));
  if (!Array.isArray(places) || places.length === 0 || (Array.isArray(sites) && sites.length > 0))
    return false;
  return places.reduce((sum: number, place) => sum + Number(Reflect.get(place, 'users') ?? 0), 0) === users;
}
