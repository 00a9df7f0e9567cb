import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { rowTexts, textsOf } from '#web/features/design-form/model/text-rows.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import type { TextRow } from '#web/ui/rows/row.ts';
import { RowTable } from '#web/ui/rows/row-table.tsx';
import { useRows } from '#web/ui/rows/use-rows.ts';

const path = 'requirements.sites[].buildings';
const columns = rowColumns(path);
const { label, help } = wordsAt(path);

export interface BuildingsTableProps {
  readonly form: DesignForm;
  /** Of this campus: `requirements.sites[0].buildings`. */
  readonly path: string;
  /** All rows, as the cell of the campus has them. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The buildings of a campus, a row each. */
export function BuildingsTable({ form, path: place, text, onChange }: BuildingsTableProps) {
  const rows = rowTexts(path, text).map((row, index): TextRow => ({ ...row, key: String(index + 1) }));
  const actions = useRows<TextRow>({
    rows,
    update: (edit) =>
      onChange(cellOfRows(edit(rows).map((row) => columns.map(({ field }) => row[field] ?? '')))),
    blank: (key) => ({ ...textsOf(path), key }),
    nameOf: ({ name = '' }) => name,
    rename: (row) => ({ ...row, name: row.name ? `${row.name.slice(0, 95)} copy` : '' }),
    most: 60,
  });
  return (
    <section className={layout.stack3}>
      <h3>{label}</h3>
      <p className={prose.note}>{help}</p>
      <RowTable
        caption={label}
        noun="building"
        path={place}
        columns={columns}
        rows={rows}
        errors={form.sentences}
        actions={actions}
        onLeave={form.leave}
      />
    </section>
  );
}
