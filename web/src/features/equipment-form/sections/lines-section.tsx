import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import { lineKindChoices } from '#web/features/equipment-form/model/choices.ts';
import { blankLine } from '#web/features/equipment-form/model/line-rows.ts';
import type { RowColumn } from '#web/ui/rows/row.ts';
import { useRows } from '#web/ui/rows/use-rows.ts';
import { FigureRows, headerOf, mostRows } from './figure-rows.tsx';

const path = 'lines';

const named = (field: string) => ({ field, header: headerOf(path, field) });

const noOrYes = [
  ['', 'No'],
  ['yes', 'Yes'],
] as const;

const columns: readonly RowColumn[] = [
  { ...named('kind'), kind: 'choice', choices: lineKindChoices },
  { ...named('partNumber'), kind: 'text' },
  { ...named('name'), kind: 'text' },
  { ...named('quantity'), kind: 'number' },
  { ...named('price'), kind: 'number' },
  { ...named('streetPrice'), kind: 'number' },
  { ...named('perYear'), kind: 'choice', choices: noOrYes },
  { ...named('neededFor'), kind: 'text', placeholder: 'Always' },
  { ...named('includesSupport'), kind: 'choice', choices: noOrYes },
  { ...named('remoteUsers'), kind: 'number' },
];

/** What is bought with the device under a part number of its own. */
export function LinesSection({ form }: { readonly form: DeviceForm }) {
  const rows = form.values.lines;
  const actions = useRows({
    rows,
    update: (edit) => form.change(({ lines }) => ({ lines: edit(lines) })),
    blank: blankLine,
    nameOf: ({ name }) => name,
    most: mostRows,
  });
  return (
    <FormSection
      id="lines"
      title="Licences and parts"
      intro="What is bought with it under a part number of its own, in the currency of the list price."
    >
      <FigureRows
        form={form}
        path={path}
        caption="Licences and parts"
        noun="line"
        add="Add a line"
        columns={columns}
        rows={rows}
        actions={actions}
        figure="lines"
        label="the licences and parts"
      />
    </FormSection>
  );
}
