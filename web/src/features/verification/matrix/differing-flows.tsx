import type { DifferingFlows } from '#shared/network/verification/differing-flows.ts';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { walkLink, walkOf } from '#web/documents/verifications/walk-address.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import table from '#web/ui/table.module.css';

export interface DifferingFlowsTableProps {
  readonly flows: readonly DifferingFlows[];
  readonly nameOf: NameOf;
}

/** The flows that do not do what the policy says, with the reason; a row leads to the path of its first. */
export function DifferingFlowsTable({ flows, nameOf }: DifferingFlowsTableProps) {
  return (
    <section className={layout.stack2}>
      <h2>Flows that differ</h2>
      <DataTable
        caption="Flows that differ"
        columns={columnsOf(nameOf)}
        rows={flows}
        rowKey={({ first }) => first.flow.id}
        rowLink={({ first }) => walkLink(walkOf(first.flow))}
        rowsAtOnce={20}
      />
    </section>
  );
}

const columnsOf = (nameOf: NameOf): readonly Column<DifferingFlows>[] => [
  {
    key: 'from',
    header: 'From',
    sortBy: ({ first }) => nameOf(first.flow.source),
    cell: ({ first, happens }) => (
      <>
        {nameOf(first.flow.source)}
        <span className={table.rest}>{happens}</span>
      </>
    ),
  },
  {
    key: 'to',
    header: 'To',
    sortBy: ({ first }) => nameOf(first.flow.destination),
    cell: ({ first }) => nameOf(first.flow.destination),
  },
  {
    key: 'services',
    header: 'Services',
    sortBy: ({ services }) => joinAnd(services),
    cell: ({ services }) => joinAnd(services),
  },
  { key: 'reason', header: 'What happens', cell: ({ happens }) => happens, optional: true },
];
