import { TextField } from '@aws-amplify/ui-react';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { FieldGrid } from '#web/features/design-form/fields/field-grid.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { editRow } from '#web/features/design-form/model/edit-row.ts';
import type { SiteRow } from '#web/features/design-form/model/form-values.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { FigureField } from '#web/ui/field/figure-field.tsx';

const path = 'requirements.sites[0]';

/** One site as fields: what nearly everybody states first, the rest below it. */
export function SingleSite({ form }: { readonly form: DesignForm }) {
  const site = form.values.sites[0];
  if (!site) return null;
  const edit = (field: keyof SiteRow, text: string) =>
    form.change(({ sites }) => ({ sites: editRow(sites, site.key, field, text) }));
  const figure = (field: keyof SiteRow) => {
    const { label, unit, help, placeholder = '0' } = wordsAt(`${path}.${field}`);
    return (
      <FigureField
        label={label}
        unit={unit}
        descriptiveText={help}
        value={site[field]}
        onChange={(event) => edit(field, event.target.value)}
        maxLength={20}
        placeholder={placeholder}
        {...form.field(`${path}.${field}`)}
      />
    );
  };

  const [name, kind] = [wordsAt(`${path}.name`), wordsAt(`${path}.kind`)];
  return (
    <>
      <FieldGrid title="People">
        {figure('wiredUsers')}
        {figure('wirelessUsers')}
        {figure('guests')}
      </FieldGrid>
      <FieldGrid title="Devices">
        {figure('phones')}
        {figure('cameras')}
        {figure('printers')}
        {figure('servers')}
        {figure('publicServers')}
      </FieldGrid>
      <FieldGrid title="The site">
        <TextField
          label={name.label}
          value={site.name}
          autoComplete="off"
          onChange={(event) => edit('name', event.target.value)}
          {...form.field(`${path}.name`)}
        />
        <ChoiceField
          label={kind.label}
          value={site.kind}
          onChange={(event) => edit('kind', event.target.value)}
          choices={kind.values ?? {}}
          {...form.field(`${path}.kind`)}
        />
        {figure('floors')}
        {figure('areaM2')}
      </FieldGrid>
    </>
  );
}
