import { useState } from 'react';
import { blankSite } from '#web/features/design-form/model/blank-rows.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { rowsGone, withNames } from '#web/features/design-form/model/site-references.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { useRows } from '#web/ui/rows/use-rows.ts';
import { MoreTable } from './more-table.tsx';
import { SiteFiles } from './site-files.tsx';
import styles from './steps.module.css';

const columns = rowColumns('requirements.sites');

/** Several sites, a row each. */
export function SitesTable({ form }: { readonly form: DesignForm }) {
  const { sites } = form.values;
  const actions = useRows({
    rows: sites,
    update: (edit) =>
      form.change((values) => {
        const rows = edit(values.sites);
        // What named a site that is gone says its name, so that the error does.
        const { texts, segments } = withNames(values, rowsGone(values.sites, rows), []);
        return { sites: rows.length > 0 ? rows : [blankSite('1')], texts, segments };
      }),
    blank: blankSite,
    nameOf: ({ name }) => name,
    rename: (row) => ({ ...row, name: row.name && `${row.name.slice(0, 95)} copy` }),
    most: 500,
  });
  const [more, setMore] = useState<string>();
  return (
    <div className={layout.stack3}>
      <p className={`${prose.note} ${styles.spreadsheet}`}>
        Enter moves down a row and adds one at the end. Rows copied from a spreadsheet paste in the order of
        these columns.
      </p>
      <SiteFiles form={form} />
      <MoreTable
        form={form}
        caption="Sites"
        noun="site"
        path="requirements.sites"
        columns={columns}
        rows={sites}
        actions={actions}
        more={more}
        onMore={setMore}
      />
    </div>
  );
}
