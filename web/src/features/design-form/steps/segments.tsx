import { Button } from '@aws-amplify/ui-react';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { blankSegment } from '#web/features/design-form/model/blank-rows.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { rowsGone, withNames } from '#web/features/design-form/model/site-references.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useRows } from '#web/ui/rows/use-rows.ts';
import { MoreTable } from './more-table.tsx';

const columns = rowColumns('requirements.segments');

/** The groups that the staff is split into; each that is isolated gets networks of its own. */
export function Segments({ form }: { readonly form: DesignForm }) {
  const { segments } = form.values;
  const actions = useRows({
    rows: segments,
    update: (edit) =>
      form.change((values) => {
        const rows = edit(values.segments);
        const gone = rowsGone(values.segments, rows);
        return { segments: withNames({ ...values, segments: rows }, [], gone).segments };
      }),
    blank: blankSegment,
    nameOf: ({ name }) => name,
    rename: (row) => ({ ...row, name: row.name && `${row.name.slice(0, 95)} copy` }),
    most: 200,
  });
  const [more, setMore] = useState<string>();
  if (segments.length === 0)
    return (
      <EmptyState
        icon={Split}
        title="No segments of your own"
        action={<Button onClick={actions.add}>Add segment</Button>}
      >
        All employees share a network; guests, phones, cameras and servers have networks of their own anyway.
        That is enough for a small office. Add a segment for each other group, such as finance or building
        control.
      </EmptyState>
    );
  return (
    <MoreTable
      form={form}
      caption="Segments"
      noun="segment"
      path="requirements.segments"
      columns={columns}
      rows={segments}
      actions={actions}
      more={more}
      onMore={setMore}
    />
  );
}
