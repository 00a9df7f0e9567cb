import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { editLinks } from '#web/features/topology/cells/edit-cells.ts';
import { linkCells } from '#web/features/topology/cells/link-cells.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { type CellColumn, CellTable } from './cell-table.tsx';
import styles from './topology-tables.module.css';

export interface LinkTableProps {
  readonly search: string;
  readonly context: CellContext;
  readonly onEdit: (edit: Edit) => void;
}

/** Links as a cabling list: both ends with their ports, what they carry. */
export function LinkTable({ search, context, onEdit }: LinkTableProps) {
  const { nodes, graph } = context.index;
  const end = (id: string) => nodes.get(id)?.label ?? id;
  const wanted = search.toLowerCase();
  const found = graph.edges.filter(({ source, target, type, subnet, sourcePort, targetPort }) =>
    [end(source), end(target), type, subnet, sourcePort, targetPort]
      .join('\n')
      .toLowerCase()
      .includes(wanted),
  );
  if (found.length === 0) return <p className={styles.none}>No links match “{search}”.</p>;
  return (
    <CellTable
      caption="Links"
      columns={columns}
      rows={found}
      rowName={({ source, target }) => `${end(source)} – ${end(target)}`}
      rowActions={({ id }) => [
        {
          label: 'Remove',
          destructive: true,
          perform: () => onEdit({ kind: 'remove', elements: { nodes: new Set(), edges: new Set([id]) } }),
        },
      ]}
      context={context}
      onType={(cell, id, text) => onEdit(editLinks({ cell, ids: new Set([id]), text, context }))}
      elementsOf={({ edges }) => edges}
      withElements={(all, elements) => ({ ...all, edges: [...elements] })}
      onEdit={onEdit}
    />
  );
}

const columns: readonly CellColumn<TopologyEdge>[] = [
  { cell: linkCells.source },
  { cell: linkCells.sourcePort },
  { cell: linkCells.target },
  { cell: linkCells.targetPort },
  { cell: linkCells.type },
  { cell: linkCells.rate, align: 'end', optional: true },
  { cell: linkCells.medium, optional: true },
  { cell: linkCells.length, align: 'end', optional: true },
  { cell: linkCells.vlans, optional: true },
  { cell: linkCells.label, optional: true },
];
