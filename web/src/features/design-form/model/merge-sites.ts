import { nextKey } from '#web/ui/rows/edit-row.ts';
import { blankSite } from './blank-rows.ts';
import type { Texts } from './field-texts.ts';
import type { FormValues, SiteRow } from './form-values.ts';
import { withNames } from './site-references.ts';

/** What becomes of the sites that are there: those of the same name are changed, or all give way. */
export type SiteMerge = 'merge' | 'replace';

/** The form with imported sites. A site of the same name keeps its place, and what refers to it. */
export function withSites(values: FormValues, imported: readonly Texts[], how: SiteMerge): FormValues {
  const before = values.sites.filter((site) => !isBlank(site));
  const rows: SiteRow[] = how === 'merge' ? [...before] : [];
  for (const texts of imported) {
    const known = before.find(({ name }) => name === texts.name);
    const at = rows.findIndex(({ name }) => name === texts.name);
    const row = { ...(known ?? blankSite(nextKey([...before, ...rows].map(keyed)))), ...given(texts) };
    if (at < 0) rows.push(row);
    else rows[at] = row;
  }
  const removed = before.filter(({ key }) => !rows.some((row) => row.key === key));
  return { ...withNames(values, removed), siteChoice: 'several', sites: rows };
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
