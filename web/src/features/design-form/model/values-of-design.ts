import type { Requirements } from '#shared/contract/requirements.ts';
import type { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { valueAt } from '#shared/vocabulary/fields/value-at.ts';
import { numberText } from '#web/ui/form/number-text.ts';
import { blankSite } from './blank-rows.ts';
import { textOf } from './field-texts.ts';
import { FormValues, loneFields } from './form-values.ts';
import { withReferences } from './site-references.ts';
import { textsOf } from './text-rows.ts';

/** A stored design in the form's fields. */
export function valuesOfDesign(design: StatedDesign): FormValues {
  const { requirements, existingNetworkDetails: existing } = design;
  const texts = Object.fromEntries(
    loneFields.map((field) => [field.path, textOf(field, valueAt(field.path, design))]),
  );
  // Parsed, so that equal forms are equal text: the schema gives the fields their order.
  const values = FormValues.parse({
    texts: { ...texts, 'requirements.budget.currency': requirements.budget?.currency ?? 'EUR' },
    siteChoice: requirements.sites.length > 1 ? 'several' : 'single',
    sites: siteRows(requirements),
    segments: rowsOf('requirements.segments', requirements.segments),
    currentDevices: rowsOf('existingNetworkDetails.currentDevices', existing.currentDevices),
  });
  return withReferences(values, values.sites);
}

const rowsOf = (path: string, rows: readonly object[]) =>
  rows.map((row, index) => ({ ...textsOf(path, row), key: String(index + 1) }));

/** A single site may stand at the top level of the requirements; the form shows it as a site. */
function siteRows({ sites, wiredUsers, wirelessUsers }: Requirements) {
  if (sites.length > 0) return rowsOf('requirements.sites', sites);
  return [
    {
      ...blankSite('1'),
      name: 'Headquarters',
      kind: 'headquarters',
      wiredUsers: numberText(wiredUsers),
      wirelessUsers: numberText(wirelessUsers),
    },
  ];
}
