import { siteCodesOf } from '#shared/network/cables/cable-labels.ts';
import type { ReportInput } from './report-input.ts';

export type Cells = readonly string[];

/** Sites about which the same is said, but for their own names. */
export interface AlikeSites {
  readonly names: readonly string[];
  /** Said of the first of them. */
  readonly rows: readonly Cells[];
}

/**
 * Puts sites together whose rows differ in nothing but the site's name and code: forty branches that are built alike are
 * read once. In the order of the first of each kind.
 */
export function alikeSites(
  rowsOf: ReadonlyMap<string, readonly Cells[]>,
  { topology, design }: Pick<ReportInput, 'topology' | 'design'>,
): AlikeSites[] {
  const codes = siteCodesOf(topology.nodes, design.requirements);
  const kinds = new Map<string, { names: string[]; rows: readonly Cells[] }>();
  for (const [name, rows] of rowsOf) {
    const shape = JSON.stringify(
      rows.map((cells) => cells.map((cell) => nameless(cell, name, codes.get(name)))),
    );
    const kind = kinds.get(shape);
    if (kind === undefined) kinds.set(shape, { names: [name], rows });
    else kind.names.push(name);
  }
  return [...kinds.values()];
}

/** `Branch 1, and 39 sites that are alike`. */
export const titleOfAlike = ({ names: [first = '', ...others] }: AlikeSites): string =>
  others.length === 0
    ? first
    : `${first}, and ${others.length === 1 ? `likewise ${others[0]}` : `${others.length} sites built alike`}`;

/** Without what tells two sites apart. A code is letters, digits and dashes, followed by the rest of a label (`B12-CORE-1`, `B12 phones`). */
function nameless(text: string, name: string, code: string | undefined): string {
  const without = name === '' ? text : text.replaceAll(name, '\u0000');
  return code === undefined
    ? without
    : without.replace(new RegExp(`(?<![\\p{L}\\p{N}-])${code}(?=[- ])`, 'gu'), '\u0000');
}
