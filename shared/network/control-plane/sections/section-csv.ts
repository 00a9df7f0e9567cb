import { writeCsv } from '../../../equipment/csv-text.ts';
import { cellText } from './cell.ts';
import type { PlaneSection } from './plane-section.ts';

/** A section as CSV (RFC 4180), with the site of each row. */
export const sectionCsv = ({ columns, rows }: PlaneSection): string =>
  writeCsv([
    ['Site', ...columns.map(({ label }) => label)],
    ...rows.map(({ site, cells }) => [site, ...cells.map(cellText)]),
  ]);
