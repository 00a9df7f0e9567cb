import { siteKindLabels } from '#web/documents/designs/model/labels.ts';
import { blankSite } from '#web/features/design-form/model/edit-row.ts';
import type { SiteRow } from '#web/features/design-form/model/form-values.ts';
import type { RowColumn } from '#web/features/design-form/row-columns.ts';
import { RowTable } from '#web/features/design-form/row-table.tsx';
import type { DesignForm } from '#web/features/design-form/use-design-form.ts';
import { useRows } from '#web/features/design-form/use-rows.ts';
import styles from './steps.module.css';

const columns = [
  { field: 'name', header: 'Name', kind: 'text' },
  { field: 'kind', header: 'Kind', kind: 'choice', choices: siteKindLabels },
  { field: 'wiredUsers', header: 'Wired users', kind: 'number', placeholder: '0' },
  { field: 'wirelessUsers', header: 'Wireless users', kind: 'number', placeholder: '0' },
  { field: 'guests', header: 'Guests', kind: 'number', placeholder: '0' },
  { field: 'phones', header: 'Phones', kind: 'number', placeholder: '0' },
  { field: 'cameras', header: 'Cameras', kind: 'number', placeholder: '0' },
  { field: 'printers', header: 'Printers', kind: 'number', placeholder: '0' },
  { field: 'servers', header: 'Servers', kind: 'number', placeholder: '0' },
  { field: 'publicServers', header: 'Public servers', kind: 'number', placeholder: '0' },
  { field: 'floors', header: 'Floors', kind: 'number', placeholder: '1' },
  { field: 'areaM2', header: 'Area', unit: 'm²', kind: 'number', placeholder: '0' },
  { field: 'wanMbps', header: 'WAN', unit: 'Mbit/s', kind: 'number', placeholder: 'auto' },
] as const satisfies readonly (RowColumn & { field: keyof SiteRow })[];

/** Several sites, a row each. */
export function SitesTable({ form }: { readonly form: DesignForm }) {
  const { sites } = form.values;
  const actions = useRows({
    rows: sites,
    update: (edit) =>
      form.change((values) => {
        const rows = edit(values.sites);
        return { sites: rows.length > 0 ? rows : [blankSite('1')] };
      }),
    blank: blankSite,
    nameOf: ({ name }) => name,
    rename: (row) => ({ ...row, name: row.name && `${row.name.slice(0, 95)} copy` }),
    most: 500,
  });
  return (
    <div className={styles.stack}>
      <p className={`${styles.note} ${styles.spreadsheet}`}>
        Enter goes down a row and adds one at the end. Rows copied from a spreadsheet paste in the order of
        these columns.
      </p>
      <RowTable
        caption="Sites"
        noun="site"
        path="requirements.sites"
        columns={columns}
        rows={sites}
        errors={form.errors}
        actions={actions}
        onLeave={form.leave}
      />
    </div>
  );
}
