import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { rowTexts, textsOf } from '#web/features/design-form/model/text-rows.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { InnerTable } from './inner-table.tsx';

const of = 'requirements.sites[].buildings';
const columns = rowColumns(of);
const blank = textsOf(of);

export interface BuildingsTableProps {
  readonly form: DesignForm;
  /** Of this campus: `requirements.sites[0].buildings`. */
  readonly path: string;
  /** All rows, as the cell of the campus has them. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The buildings of a campus, a row each. */
export const BuildingsTable = ({ form, path, text, onChange }: BuildingsTableProps) => (
  <InnerTable
    form={form}
    of={of}
    path={path}
    noun="building"
    columns={columns}
    rows={rowTexts(of, text)}
    blank={blank}
    most={60}
    onChange={(rows) => onChange(cellOfRows(rows.map((row) => columns.map(({ field }) => row[field] ?? ''))))}
  />
);
