import { type DesignField, rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import { MoreFold } from '#web/features/design-form/fields/more-fold.tsx';
import { ValueField } from '#web/features/design-form/fields/value-field.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { SiteRow } from '#web/features/design-form/model/form-values.ts';
import { moreFields, sitesAround, statedMore } from '#web/features/design-form/model/more-fields.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import { errorsAt } from '#web/ui/form/schema-errors.ts';
import { editRow } from '#web/ui/rows/edit-row.ts';
import { RowFields } from './row-fields.tsx';

/** A site alone has no WAN. */
const fields = rowFields('requirements.sites').filter(
  ({ path, isMore }) => !isMore && !path.endsWith('.wanMbps'),
);

/** The fields that nearly everyone fills in come first: people, then devices; the rest below. */
const groups = ['People', 'Devices', 'The site'] as const;

/** One site as fields, each field of the contract in its group. */
export function SingleSite({ form }: { readonly form: DesignForm }) {
  const site = form.values.sites[0];
  if (!site) return null;
  const more = moreFields('requirements.sites', site, sitesAround(form.values));
  return (
    <>
      {groups.map((title) => (
        <FieldGrid key={title} title={title}>
          {fields
            .filter(({ unit }) => groupOf(unit) === title)
            .map((field) => (
              <SiteField key={field.path} form={form} site={site} field={field} />
            ))}
        </FieldGrid>
      ))}
      <MoreFold
        labels={statedMore('requirements.sites', site)}
        isWrong={more.some(({ name }) => errorsAt(form.errors, `requirements.sites[0].${name}`).length > 0)}
      >
        <RowFields
          form={form}
          path="requirements.sites[0]"
          row={site}
          fields={more}
          onChange={(name, text) =>
            form.change(({ sites }) => ({ sites: editRow(sites, site.key ?? '', name, text) }))
          }
        />
      </MoreFold>
    </>
  );
}

interface SiteFieldProps {
  readonly form: DesignForm;
  readonly site: Readonly<Record<string, string>> & Pick<SiteRow, 'key'>;
  readonly field: DesignField;
}

function SiteField({ form, site, field }: SiteFieldProps) {
  const name = field.path.slice('requirements.sites[].'.length);
  return (
    <ValueField
      field={field}
      state={form.field(field.path.replace('[]', '[0]'))}
      text={site[name] ?? ''}
      onChange={(text) => form.change(({ sites }) => ({ sites: editRow(sites, site.key, name, text) }))}
    />
  );
}

function groupOf(unit: string | undefined): (typeof groups)[number] {
  if (unit === 'users' || unit === 'guests') return 'People';
  return unit === 'devices' ? 'Devices' : 'The site';
}
