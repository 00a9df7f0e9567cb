import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import { SourceSelect } from '#web/features/equipment-form/fields/source-select.tsx';
import { lineKindChoices } from '#web/features/equipment-form/model/choices.ts';
import { blankLine } from '#web/features/equipment-form/model/line-rows.ts';
import { asSentence, type FieldErrors } from '#web/ui/form/schema-errors.ts';
import layout from '#web/ui/layout.module.css';
import type { RowColumn } from '#web/ui/rows/row.ts';
import { RowTable } from '#web/ui/rows/row-table.tsx';
import { useRows } from '#web/ui/rows/use-rows.ts';

/** Lines a device may have (shared/contract/device.ts). */
const most = 30;

const path = 'lines';

const named = (field: string) => ({ field, header: deviceWordsAt(`${path}[].${field}`).label });

const columns: readonly RowColumn[] = [
  { ...named('kind'), kind: 'choice', choices: lineKindChoices },
  { ...named('partNumber'), kind: 'text' },
  { ...named('name'), kind: 'text' },
  { ...named('quantity'), kind: 'number' },
  { ...named('price'), kind: 'number' },
  { ...named('streetPrice'), kind: 'number' },
  {
    ...named('perYear'),
    kind: 'choice',
    choices: [
      ['', 'No'],
      ['yes', 'Yes'],
    ],
  },
  { ...named('neededFor'), kind: 'text', placeholder: 'Always' },
];

/** What is bought with the device under a part number of its own. */
export function LinesSection({ form }: { readonly form: DeviceForm }) {
  const rows = form.values.lines;
  const actions = useRows({
    rows,
    update: (edit) => form.change(({ lines }) => ({ lines: edit(lines) })),
    blank: blankLine,
    nameOf: ({ name }) => name,
    most,
  });
  return (
    <FormSection
      id="lines"
      title="Licences and parts"
      intro="What is bought with it under a part number of its own, in the currency of the list price."
    >
      <RowTable
        caption="Licences and parts"
        noun="line"
        add="Add a line"
        isFull={rows.length >= most}
        path={path}
        columns={columns}
        rows={rows}
        errors={lineErrors(form.errors)}
        actions={actions}
        onLeave={form.leave}
      />
      <div className={layout.end}>
        <SourceSelect form={form} figure="lines" label="the licences and parts" />
      </div>
    </FormSection>
  );
}

/** Under the table each error names its cell: `Part number is required.` */
const lineErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([place, message]) => {
      if (!place.startsWith(path)) return [];
      const column = columns.find(({ field }) => place.endsWith(`.${field}`));
      return [[place, asSentence(`${column?.header ?? deviceWordsAt(path).label} ${message}`)]];
    }),
  );
