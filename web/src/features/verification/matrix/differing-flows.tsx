import { dropSentence, type NameOf } from '#shared/network/verification/drop-sentence.ts';
import type { VerifiedFlow } from '#shared/network/verification/verified-flow.ts';
import { walkLink, walkOf } from '#web/documents/verifications/walk-address.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';

export interface DifferingFlowsProps {
  readonly flows: readonly VerifiedFlow[];
  readonly nameOf: NameOf;
}

/** Every flow that does not do what the policy says, with the reason; a row leads to its path. */
export function DifferingFlows({ flows, nameOf }: DifferingFlowsProps) {
  return (
    <section className={layout.stack2}>
      <h2>Flows that differ</h2>
      <DataTable
        caption="Flows that differ"
        columns={columnsOf(nameOf)}
        rows={flows}
        rowKey={({ flow }) => flow.id}
        rowLink={({ flow }) => walkLink(walkOf(flow))}
        rowsAtOnce={20}
      />
    </section>
  );
}

const columnsOf = (nameOf: NameOf): readonly Column<VerifiedFlow>[] => [
  {
    key: 'from',
    header: 'From',
    sortBy: ({ flow }) => nameOf(flow.source),
    cell: ({ flow }) => nameOf(flow.source),
  },
  {
    key: 'to',
    header: 'To',
    sortBy: ({ flow }) => nameOf(flow.destination),
    cell: ({ flow }) => nameOf(flow.destination),
  },
  {
    key: 'service',
    header: 'Service',
    sortBy: ({ flow }) => flow.service.name,
    cell: ({ flow }) => flow.service.name,
  },
  {
    key: 'reason',
    header: 'What happens',
    cell: ({ flow, outcome, drop }) => {
      if (flow.expected === 'drop') return 'Passes, though the policy forbids it.';
      const reason = drop === undefined ? 'Dropped.' : dropSentence(drop, nameOf);
      return outcome === 'partly' ? `Some sessions fail. ${reason}` : reason;
    },
    optional: true,
  },
];
