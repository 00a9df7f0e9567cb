import type { Graph, TopologyEdge } from '#shared/contract/topology.ts';
import { formatLength } from '#shared/vocabulary/measures.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { edgeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { rowsAtOnce } from './rows-at-once.ts';
import styles from './topology-tables.module.css';

export interface LinkTableProps {
  readonly graph: Graph;
  readonly search: string;
}

/** Links as a cabling list: both ends with their ports, what they carry. */
export function LinkTable({ graph, search }: LinkTableProps) {
  const { nodes } = indexGraph(graph);
  const rows = graph.edges.map(
    (edge): LinkRow => ({
      edge,
      from: nodes.get(edge.source)?.label ?? edge.source,
      to: nodes.get(edge.target)?.label ?? edge.target,
    }),
  );
  const wanted = search.toLowerCase();
  const found = rows.filter(({ edge, from, to }) =>
    [from, to, edge.type, edge.subnet, edge.sourcePort, edge.targetPort]
      .join('\n')
      .toLowerCase()
      .includes(wanted),
  );
  if (found.length === 0) return <p className={styles.none}>No links match “{search}”.</p>;
  return (
    <DataTable
      caption="Links"
      rowsAtOnce={rowsAtOnce}
      columns={columns}
      rows={found}
      rowKey={({ edge }) => edge.id}
    />
  );
}

interface LinkRow {
  readonly edge: TopologyEdge;
  readonly from: string;
  readonly to: string;
}

const columns: readonly Column<LinkRow>[] = [
  { key: 'from', header: 'From', sortBy: ({ from }) => from, cell: ({ from }) => from },
  {
    key: 'fromPort',
    header: 'Port',
    sortBy: ({ edge }) => edge.sourcePort ?? '',
    cell: ({ edge }) => <Port name={edge.sourcePort} />,
  },
  { key: 'to', header: 'To', sortBy: ({ to }) => to, cell: ({ to }) => to },
  {
    key: 'toPort',
    header: 'Port at far end',
    sortBy: ({ edge }) => edge.targetPort ?? '',
    cell: ({ edge }) => <Port name={edge.targetPort} />,
  },
  {
    key: 'type',
    header: 'Type',
    sortBy: ({ edge }) => edge.type,
    cell: ({ edge }) => edgeTypeNames[edge.type],
  },
  {
    key: 'bandwidth',
    header: 'Bandwidth',
    align: 'end',
    optional: true,
    sortBy: ({ edge }) => edge.bandwidthMbps ?? 0,
    cell: ({ edge }) => (edge.bandwidthMbps === undefined ? '–' : formatRate(edge.bandwidthMbps)),
  },
  {
    key: 'medium',
    header: 'Medium',
    optional: true,
    sortBy: ({ edge }) => edge.medium ?? '',
    cell: ({ edge }) => edge.medium ?? '–',
  },
  {
    key: 'length',
    header: 'Length',
    align: 'end',
    optional: true,
    sortBy: ({ edge }) => edge.lengthM ?? 0,
    cell: ({ edge }) => (edge.lengthM === undefined ? '–' : `~${formatLength(edge.lengthM)}`),
  },
  { key: 'vlans', header: 'VLANs', optional: true, cell: ({ edge }) => edge.vlans.join(', ') || '–' },
];

const Port = ({ name }: { readonly name: string | undefined }) => (name ? <code>{name}</code> : '–');
