import { appliesToRow } from '#shared/vocabulary/fields/applies-to-row.ts';
import { type DesignField, rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import { readCount } from '#web/ui/form/number-text.ts';
import type { Texts } from './field-texts.ts';
import { chosenSites, type FormValues } from './form-values.ts';

/** A field behind “More” of a row, under its name in the row. */
export interface MoreField {
  readonly name: string;
  readonly field: DesignField;
}

/** What joins a site to others. */
const betweenSites = ['wan', 'internet', 'replicationMbps', 'sites'];

/** The sites of a design, as far as they decide what is asked. */
export interface SitesAround {
  readonly isSingleSite: boolean;
  /** Whether some of them are campuses of several buildings. */
  readonly haveBuildings: boolean;
}

export const sitesAround = (values: FormValues): SitesAround => ({
  isSingleSite: values.siteChoice === 'single',
  haveBuildings: chosenSites(values).some(({ buildings = '' }) => buildings !== ''),
});

/** The fields behind “More” that apply to a row, and those that it states though they do not. */
export function moreFields(
  path: string,
  row: Texts,
  { isSingleSite, haveBuildings }: SitesAround,
): readonly MoreField[] {
  return rowFields(path)
    .filter(({ isMore }) => isMore)
    .map((field) => ({ name: field.path.slice(path.length + '[].'.length), field }))
    .filter(
      ({ name, field }) =>
        (row[name] ?? '') !== '' ||
        (appliesToRow(field.path, row) &&
          !(isSingleSite && betweenSites.includes(name)) &&
          !(isSingleSite && !haveBuildings && name === 'places') &&
          !(name === 'peopleByFloor' && readCount(row.floors ?? '') < 2)),
    );
}

/** What a row states behind “More”. */
export const statedMore = (path: string, row: Texts): readonly string[] =>
  moreFields(path, row, { isSingleSite: true, haveBuildings: false })
    .filter(({ name }) => (row[name] ?? '') !== '')
    .map(({ field }) => field.label);
