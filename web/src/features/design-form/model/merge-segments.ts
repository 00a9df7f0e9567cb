import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import { readCount } from '#web/ui/form/number-text.ts';
import { nextKey } from '#web/ui/rows/edit-row.ts';
import { blankSegment } from './blank-rows.ts';
import type { Texts } from './field-texts.ts';
import type { SegmentRow } from './form-values.ts';
import { hostsBySite } from './segment-hosts.ts';

/** What becomes of the sites that are there: those of the same name are changed, or all give way. */
export type SiteMerge = 'merge' | 'replace';

/** A site of a file with its segments. */
export interface SiteSegments {
  readonly site: string;
  readonly segments: readonly Texts[];
}

interface Names {
  /** Of the sites before and after the import. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The segments of the design once those of imported sites are in: of the same name are one, with the hosts of all its sites together.
 * Sites that the file has have what it says there; merging leaves the other sites what they had, replacing leaves nothing else. One
 * that all sites have names none.
 */
export function withSegments(
  segments: readonly SegmentRow[],
  imported: readonly SiteSegments[],
  { before, after }: Names,
  how: SiteMerge,
): SegmentRow[] {
  const rows = new Map<string, { row: SegmentRow; hosts: Map<string, number>; isTouched: boolean }>();
  const inFile = new Set(imported.map(({ site }) => site));
  for (const row of how === 'merge' ? segments : []) {
    const all = [...hostsBySite(row, before)];
    const hosts = new Map(all.filter(([site]) => !inFile.has(site)));
    rows.set(row.name ?? '', { row, hosts, isTouched: hosts.size < all.length });
  }
  for (const { site, segments: own } of imported)
    for (const texts of own) {
      const name = texts.name ?? '';
      const known = rows.get(name);
      const row =
        known?.row ??
        blankSegment(nextKey([...segments, ...[...rows.values()].map(({ row }) => row)].map(keyed)));
      const hosts = known?.hosts ?? new Map<string, number>();
      hosts.set(site, readCount(texts.users ?? ''));
      rows.set(name, { row: { ...row, ...texts }, hosts, isTouched: true });
    }
  return [...rows.values()].flatMap(({ row, hosts, isTouched }): SegmentRow[] => {
    if (!isTouched) return [row];
    if (hosts.size === 0) return [];
    const users = [...hosts.values()].reduce((sum, count) => sum + count, 0);
    const isEverywhere = after.every((site) => hosts.has(site));
    const sites = isEverywhere ? '' : cellOfRows([...hosts.keys()].map((site) => [site]));
    return [{ ...row, users: users === 0 ? '' : String(users), sites }];
  });
}

const keyed = ({ key = '' }: SegmentRow) => ({ key });
