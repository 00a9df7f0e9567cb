import { statedBy } from './field-texts.ts';
import { chosenSites, type FormValues, loneFields, textAt } from './form-values.ts';
import { withNames } from './site-references.ts';
import { statedRow } from './text-rows.ts';

/** The form's fields in the shape of the contract, not yet parsed by it. */
export function unparsedDesign(form: FormValues): Record<string, unknown> {
  const values = withNames(form, form.sites);
  const devices = 'existingNetworkDetails.currentDevices';
  const lone = loneFields.map((field): Entry => [field.path, statedBy(field, meantBy(values, field.path))]);
  const stated: readonly Entry[] = [
    ...lone,
    [devices, values.currentDevices.map((row) => statedRow(devices, row))],
    ['requirements.sites', chosenSites(values).map((row) => statedRow('requirements.sites', row))],
    ['requirements.segments', values.segments.map((row) => statedRow('requirements.segments', row))],
  ];
  return nested(stated.filter(([path]) => isStated(values, path)));
}

type Entry = readonly [path: string, value: unknown];

/** A new network has nothing in place, and without an amount there is no budget. */
function isStated(values: FormValues, path: string): boolean {
  if (path.startsWith('existingNetworkDetails.')) return textAt(values, 'isExistingNetwork') === 'true';
  return (
    !path.startsWith('requirements.budget.') || textAt(values, 'requirements.budget.amount').trim() !== ''
  );
}

/** A symmetric line has one rate; currencies are written in capitals. */
function meantBy(values: FormValues, path: string): string {
  const text = textAt(values, path);
  switch (path) {
    case 'requirements.bandwidth.upload':
      return textAt(values, 'requirements.bandwidth.symmetric') === 'true'
        ? textAt(values, 'requirements.bandwidth.download')
        : text;
    case 'requirements.budget.currency':
      return text.trim().toUpperCase();
    default:
      return text;
  }
}

/** Values by their places, as the object that has them there. */
function nested(entries: readonly Entry[]): Record<string, unknown> {
  const inside = Map.groupBy(entries, ([path]) => path.split('.')[0] ?? '');
  return Object.fromEntries(
    [...inside].map(([name, own]) => [
      name,
      own[0]?.[0] === name
        ? own[0][1]
        : nested(own.map(([path, value]) => [path.slice(name.length + 1), value])),
    ]),
  );
}
