import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { SourceSelect, type SourceSelectProps } from '#web/features/equipment-form/fields/source-select.tsx';
import { asSentence, errorsAt, type FieldErrors } from '#web/ui/form/schema-errors.ts';
import layout from '#web/ui/layout.module.css';
import { RowTable, type RowTableProps } from '#web/ui/rows/row-table.tsx';

/** Rows that a device may have of a kind (shared/contract/device.ts). */
export const mostRows = 30;

export interface FigureRowsProps
  extends Pick<RowTableProps, 'caption' | 'noun' | 'add' | 'columns' | 'rows' | 'actions'>,
    Omit<SourceSelectProps, 'form'> {
  readonly form: DeviceForm;
  /** Where the list stands in a device. */
  readonly path: string;
}

/** A list of a device as a table, and where its figures come from. */
export function FigureRows({ form, path, figure, label, columns, rows, ...table }: FigureRowsProps) {
  return (
    <>
      <RowTable
        {...table}
        isFull={rows.length >= mostRows}
        path={path}
        columns={columns}
        rows={rows}
        errors={errorsOf(form.errors, path, columns)}
        onLeave={form.leave}
      />
      <div className={layout.end}>
        <SourceSelect form={form} figure={figure} label={label} />
      </div>
    </>
  );
}

/** The header of a column, as the field is called everywhere. */
export const headerOf = (path: string, field: string): string => deviceWordsAt(`${path}[].${field}`).label;

/** Under the table each error names its cell: `Count must be at least 1.` */
const errorsOf = (errors: FieldErrors, path: string, columns: FigureRowsProps['columns']): FieldErrors =>
  Object.fromEntries(
    errorsAt(errors, path).map(([place, message]) => {
      const column = columns.find(({ field }) => place.endsWith(`.${field}`));
      return [place, asSentence(`${column?.header ?? deviceWordsAt(path).label} ${message}`)];
    }),
  );
