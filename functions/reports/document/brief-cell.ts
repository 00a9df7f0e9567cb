import {
  type Cell,
  cellEntries,
  type ElementReference,
} from '#shared/network/control-plane/sections/cell.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';

/** Elements that are named one by one. */
export const mostNamed = 4;

/** A cell's words on paper: of many elements the first, and how many more there are. */
export function briefCell(cell: Cell, nameOf?: (element: ElementReference) => string): string {
  const entries = cellEntries(cell, nameOf);
  return cell.kind === 'elements' ? joinSome(entries, mostNamed) : entries.join(', ');
}
