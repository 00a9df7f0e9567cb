import { SelectField, TextField } from '@aws-amplify/ui-react';
import { siteKindLabels } from '#web/documents/designs/model/labels.ts';
import { FieldGrid } from '#web/features/design-form/fields/field-grid.tsx';
import styles from '#web/features/design-form/fields/fields.module.css';
import { editRow } from '#web/features/design-form/model/edit-row.ts';
import type { SiteRow } from '#web/features/design-form/model/form-values.ts';
import type { DesignForm } from '#web/features/design-form/use-design-form.ts';

const path = 'requirements.sites[0]';

/** One site as fields: what nearly everybody states first, the rest below it. */
export function SingleSite({ form }: { readonly form: DesignForm }) {
  const site = form.values.sites[0];
  if (!site) return null;
  const edit = (field: keyof SiteRow, text: string) =>
    form.change(({ sites }) => ({ sites: editRow(sites, site.key, field, text) }));
  const figure = (field: keyof SiteRow, label: string, unit: string, help?: string) => (
    <TextField
      label={label}
      descriptiveText={help}
      value={site[field]}
      onChange={(event) => edit(field, event.target.value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder={field === 'floors' ? '1' : '0'}
      className={styles.number ?? ''}
      innerEndComponent={<span className={styles.unit}>{unit}</span>}
      {...form.field(`${path}.${field}`)}
    />
  );

  return (
    <>
      <FieldGrid title="People">
        {figure('wiredUsers', 'Wired users', 'users', 'Desks with a cable.')}
        {figure('wirelessUsers', 'Wireless users', 'users', 'Counted with 2.5 devices each.')}
        {figure('guests', 'Guests', 'guests', 'At the busiest hour, on a network of their own.')}
      </FieldGrid>
      <FieldGrid title="Devices">
        {figure('phones', 'Phones', 'devices')}
        {figure('cameras', 'Cameras', 'devices')}
        {figure('printers', 'Printers', 'devices')}
        {figure('servers', 'Servers', 'devices')}
        {figure(
          'publicServers',
          'Public servers',
          'devices',
          'Of the servers those that the internet reaches; they stand in a zone of their own.',
        )}
      </FieldGrid>
      <FieldGrid title="The site">
        <TextField
          label="Name"
          value={site.name}
          autoComplete="off"
          onChange={(event) => edit('name', event.target.value)}
          {...form.field(`${path}.name`)}
        />
        <SelectField
          label="Kind"
          value={site.kind}
          onChange={(event) => edit('kind', event.target.value)}
          {...form.field(`${path}.kind`)}
        >
          {Object.entries(siteKindLabels).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        {figure('floors', 'Floors', 'floors')}
        {figure('areaM2', 'Floor area', 'm²', 'All floors together; 0 when it is not known.')}
      </FieldGrid>
    </>
  );
}
