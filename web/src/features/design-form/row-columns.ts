import { rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import { isMeasure } from '#shared/vocabulary/fields/field-text.ts';
import type { RowColumn } from '#web/ui/rows/row.ts';

/** The columns of one of a design's tables: a field of its rows each, but for those behind “More”. */
export const rowColumns = (path: string): readonly RowColumn[] =>
  rowFields(path)
    .filter(({ isMore }) => !isMore)
    .map(({ path: field, kind, label, unit, placeholder, values, empty, initial }) => ({
      field: field.slice(path.length + '[].'.length),
      header: label,
      ...(kind === 'check'
        ? { kind: 'choice', choices: { false: 'No', true: 'Yes', ...values } }
        : {
            kind: kind === 'choice' || kind === 'number' ? kind : 'text',
            ...(values && { choices: { ...(initial === undefined && { '': empty ?? '' }), ...values } }),
          }),
      // Of people and devices the header says what is counted.
      ...(isMeasure(unit) && { unit }),
      ...(placeholder !== undefined || kind === 'number' ? { placeholder: placeholder ?? '0' } : {}),
    }));
