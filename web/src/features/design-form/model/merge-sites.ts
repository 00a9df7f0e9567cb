import { nextKey } from '#web/ui/rows/edit-row.ts';
import { blankSite } from './blank-rows.ts';
import type { Texts } from './field-texts.ts';
import type { FormValues, SiteRow } from './form-values.ts';
import { type SiteMerge, withSegments } from './merge-segments.ts';
import { rowsGone, withNames, withReferences } from './site-references.ts';

/** The form with imported sites. A site of the same name keeps its place, and what refers to it. */
export function withSites(values: FormValues, imported: readonly ImportedSite[], how: SiteMerge): FormValues {
  const before = values.sites.filter((site) => !isBlank(site));
  const rows: SiteRow[] = how === 'merge' ? [...before] : [];
  for (const { texts } of imported) {
    const known = before.find(({ name }) => name === texts.name);
    const at = rows.findIndex(({ name }) => name === texts.name);
    const row = { ...(known ?? blankSite(nextKey([...before, ...rows].map(keyed)))), ...given(texts) };
    if (at < 0) rows.push(row);
    else rows[at] = row;
  }
  const sited = {
    ...withNames(values, rowsGone(before, rows), []),
    siteChoice: 'several' as const,
    sites: rows,
  };
  const segments = imported.flatMap(({ texts: { name: site = '' }, segments: own }) =>
    own === undefined ? [] : [{ site, segments: own }],
  );
  if (segments.length === 0) return sited;
  const named = withNames(sited, [...rows, ...before]);
  return withReferences(
    { ...named, segments: withSegments(named.segments, segments, { before, after: rows }) },
    rows,
  );
}

/** A site of a file; without segments it says nothing of these. */
export interface ImportedSite {
  readonly texts: Texts;
  readonly segments?: readonly Texts[];
}

const keyed = ({ key = '' }: SiteRow) => ({ key });

/** A kind cannot be left empty: the row keeps its own. */
const given = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => name !== 'kind' || text !== ''));

/** The row that a new design begins with, before anything is stated in it. */
const isBlank = (site: SiteRow): boolean => {
  const blank = blankSite('');
  if (site.name !== '' && site.name !== 'Headquarters') return false;
  return Object.entries(site).every(
    ([name, text]) =>
      name === 'key' || name === 'name' || name === 'kind' || text === Reflect.get(blank, name),
  );
};
