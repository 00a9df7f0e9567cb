import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { segmentChoices } from '#web/features/design-form/model/site-references.ts';
import { rowTexts, textsOf } from '#web/features/design-form/model/text-rows.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { InnerTable } from './inner-table.tsx';

const of = 'requirements.segments[].speaks';

export interface SpeaksTableProps {
  readonly form: DesignForm;
  /** Of this segment: `requirements.segments[0].speaks`. */
  readonly path: string;
  /** All rows, as the cell of the segment has them. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The industrial protocols of a segment, each with who asks: the servers, or one of the segments. */
export function SpeaksTable({ form, path, text, onChange }: SpeaksTableProps) {
  const rows = rowTexts(of, text);
  const choices = segmentChoices(
    form.values.segments,
    rows.map(({ from = '' }) => from),
  );
  const columns = rowColumns(of);
  return (
    <InnerTable
      form={form}
      of={of}
      path={path}
      noun="protocol"
      columns={columns.map((column) =>
        column.field === 'from'
          ? { ...column, kind: 'choice', choices: { '': wordsAt(`${of}[].from`).empty ?? '', ...choices } }
          : column,
      )}
      rows={rows}
      blank={textsOf(of)}
      most={50}
      onChange={(edited) =>
        onChange(cellOfRows(edited.map((row) => columns.map(({ field }) => row[field] ?? ''))))
      }
    />
  );
}
