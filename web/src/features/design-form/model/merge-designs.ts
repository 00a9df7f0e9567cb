import { designField } from '#shared/vocabulary/fields/design-fields.ts';
import { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import type { MergeModel } from '#web/ui/editing/use-editing.ts';
import { formField } from './form-fields.ts';
import { DesignOfForm } from './form-schema.ts';
import type { FormValues } from './form-values.ts';
import { valuesOfDesign } from './values-of-design.ts';

const rowName = (row: object): string => {
  if ('name' in row) return String(row.name);
  return 'type' in row && 'model' in row ? `${row.type} ${row.model}`.trim() : '';
};

/** Two edits of a design, merged by the fields of the contract; sites, segments and devices in place row by row. */
export const designMerge: MergeModel<FormValues> = {
  partsOf: (values) => DesignOfForm.safeParse(values).data,
  valuesOf: (parts) => valuesOfDesign(StatedDesign.parse(parts)),
  rows: {
    'requirements.sites': rowName,
    'requirements.segments': rowName,
    'existingNetworkDetails.currentDevices': rowName,
  },
  describe: ({ path, base, mine, theirs }) => ({
    label: labelOf(path),
    base: shown(path, base),
    mine: shown(path, mine),
    theirs: shown(path, theirs),
  }),
};

/** `York: Wired users`; a row as a whole `Sites: York`. */
function labelOf(path: string): string {
  const [, row, field] = /\[(.*)\](.*)$/.exec(path) ?? [];
  const { label } = formField(placeOf(path));
  if (row === undefined) return label;
  return field ? `${row}: ${label}` : `${label}: ${row}`;
}

const placeOf = (path: string): string => path.replace(/\[.*\]/, '[0]');

function shown(path: string, value: unknown): string {
  if (path.endsWith(']')) return value === undefined ? 'Not in the list' : 'In the list';
  const field = designField(placeOf(path));
  if (field?.kind === 'group' && typeof value === 'object' && value !== null)
    return Object.values(value).join(' ');
  return fieldText(field ?? { label: path, empty: 'Not stated' }, value);
}
