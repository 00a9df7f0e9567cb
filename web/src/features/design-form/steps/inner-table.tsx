import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { Texts } from '#web/features/design-form/model/field-texts.ts';
import type { FieldErrors } from '#web/ui/form/schema-errors.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import type { RowColumn, TextRow } from '#web/ui/rows/row.ts';
import { RowTable } from '#web/ui/rows/row-table.tsx';
import { useRows } from '#web/ui/rows/use-rows.ts';

export interface InnerTableProps {
  readonly form: DesignForm;
  /** Of the rows in the contract: `requirements.sites[].buildings`. */
  readonly of: string;
  /** Of this row's: `requirements.sites[0].buildings`. */
  readonly path: string;
  readonly noun: string;
  readonly columns: readonly RowColumn[];
  readonly rows: readonly Texts[];
  readonly blank: Texts;
  readonly most: number;
  /** What is wrong with them, where it is not by the columns of the contract. */
  readonly errors?: FieldErrors;
  readonly onChange: (rows: readonly Texts[]) => void;
}

/** Rows inside a row of a table of the form. */
export function InnerTable(props: InnerTableProps) {
  const { form, of, path, noun, columns, blank, most, errors = form.sentences, onChange } = props;
  const { label, help } = wordsAt(of);
  const rows = props.rows.map((row, index): TextRow => ({ ...row, key: String(index + 1) }));
  const actions = useRows<TextRow>({
    rows,
    update: (edit) => onChange(edit(rows)),
    blank: (key) => ({ ...blank, key }),
    nameOf: ({ name = '' }) => name,
    rename: (row) => (row.name ? { ...row, name: `${row.name.slice(0, 95)} copy` } : row),
    most,
  });
  return (
    <section className={layout.stack3}>
      <h3>{label}</h3>
      <p className={prose.note}>{help}</p>
      <RowTable
        caption={label}
        noun={noun}
        path={path}
        columns={columns}
        rows={rows}
        errors={errors}
        actions={actions}
        onLeave={form.leave}
      />
    </section>
  );
}
