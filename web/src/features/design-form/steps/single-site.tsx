import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { SiteRow } from '#web/features/design-form/model/form-values.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import { FigureField } from '#web/ui/field/figure-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { editRow } from '#web/ui/rows/edit-row.ts';
import { choicesAt } from '#web/ui/rows/pasted-rows.ts';
import type { RowColumn } from '#web/ui/rows/row.ts';

/** A site alone has no WAN. */
const columns = rowColumns('requirements.sites').filter(({ field }) => field !== 'wanMbps');

/** The fields that nearly everyone fills in come first: people, then devices; the rest below. */
const groups = ['People', 'Devices', 'The site'] as const;

/** One site as fields, each field of the contract in its group. */
export function SingleSite({ form }: { readonly form: DesignForm }) {
  const site = form.values.sites[0];
  if (!site) return null;
  return groups.map((title) => (
    <FieldGrid key={title} title={title}>
      {columns
        .filter(({ field }) => groupOf(field) === title)
        .map((column) => (
          <SiteField key={column.field} form={form} site={site} column={column} />
        ))}
    </FieldGrid>
  ));
}

interface SiteFieldProps {
  readonly form: DesignForm;
  readonly site: Readonly<Record<string, string>> & Pick<SiteRow, 'key'>;
  readonly column: RowColumn;
}

function SiteField({ form, site, column: { field, kind, header, choices, placeholder } }: SiteFieldProps) {
  const { unit, help, path } = wordsAt(placeOf(field));
  const common = {
    label: header,
    descriptiveText: help,
    value: site[field] ?? '',
    onChange: (event: { target: { value: string } }) =>
      form.change(({ sites }) => ({ sites: editRow(sites, site.key, field, event.target.value) })),
    ...form.field(path.replace('[]', '[0]')),
  };
  switch (kind) {
    case 'number':
      return <FigureField unit={unit} maxLength={20} placeholder={placeholder ?? ''} {...common} />;
    case 'choice':
      return <ChoiceField choices={choicesAt({ choices }, common.value)} {...common} />;
    case 'text':
      return <TextField {...common} />;
  }
}

const placeOf = (field: string): string => `requirements.sites[0].${field}`;

function groupOf(field: string): (typeof groups)[number] {
  const { unit } = wordsAt(placeOf(field));
  if (unit === 'users' || unit === 'guests') return 'People';
  return unit === 'devices' ? 'Devices' : 'The site';
}
