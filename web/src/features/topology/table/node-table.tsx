import { FileCog, LocateFixed } from 'lucide-react';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { nodeStatusNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { editNodes } from '#web/features/topology/cells/edit-cells.ts';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import { configurationLink } from '#web/features/topology/model/configuration-link.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { GraphIndex } from '#web/features/topology/model/graph-index.ts';
import type { Action } from '#web/ui/actions/action.ts';
import prose from '#web/ui/prose.module.css';
import { type CellColumn, CellTable } from './cell-table.tsx';
import styles from './topology-tables.module.css';

export interface NodeTableProps {
  readonly nodes: readonly TopologyNode[];
  readonly search: string;
  readonly context: CellContext;
  readonly onEdit: (edit: Edit) => void;
  readonly onShow: (id: string) => void;
}

/** Devices, one a row: names, places, models and addresses to type over. */
export function NodeTable({ nodes, search, context, onEdit, onShow }: NodeTableProps) {
  if (nodes.length === 0) return <p className={styles.none}>No devices match “{search}”.</p>;
  const isUsed = (field: 'status' | 'building') => nodes.some((node) => node[field] !== undefined);
  return (
    <CellTable
      caption="Devices"
      columns={[...columns, portsColumn(context.index)].filter(
        (column) => (column !== status || isUsed('status')) && (column !== building || isUsed('building')),
      )}
      rows={nodes}
      rowName={({ label }) => label}
      rowActions={(node) => [
        { label: 'Show on the canvas', icon: LocateFixed, perform: () => onShow(node.id) },
        ...configurationActions(node),
        {
          label: 'Remove',
          destructive: true,
          perform: () =>
            onEdit({ kind: 'remove', elements: { nodes: new Set([node.id]), edges: new Set() } }),
        },
      ]}
      context={context}
      onType={(cell, id, text) => onEdit(editNodes({ cell, ids: new Set([id]), text, context }))}
      elementsOf={(graph) => graph.nodes}
      withElements={(graph, elements) => ({ ...graph, nodes: [...elements] })}
      onEdit={onEdit}
    />
  );
}

const configurationActions = (node: TopologyNode): readonly Action[] => {
  const to = configurationLink(node);
  return to === undefined ? [] : [{ label: 'Ports and configuration', icon: FileCog, to }];
};

const building: CellColumn<TopologyNode> = { cell: nodeCells.building, optional: true };

const status: CellColumn<TopologyNode> = {
  shown: {
    key: 'status',
    header: 'Status',
    sortBy: ({ status }) => (status ? nodeStatusNames[status] : ''),
    cell: ({ status }) => (status ? nodeStatusNames[status] : '–'),
    optional: true,
  },
};

const columns: readonly CellColumn<TopologyNode>[] = [
  { cell: nodeCells.label },
  { cell: nodeCells.type },
  { cell: nodeCells.quantity, optional: true },
  { cell: nodeCells.model, optional: true },
  status,
  { cell: nodeCells.layer, optional: true },
  { cell: nodeCells.site, optional: true },
  building,
  { cell: nodeCells.floor, optional: true },
  { cell: nodeCells.addresses, optional: true },
];

const portsColumn = (index: GraphIndex): CellColumn<TopologyNode> => {
  const portsOf = (node: TopologyNode) => portsInUse(node, index.linksOf(node.id), index.nodes);
  return {
    shown: {
      key: 'ports',
      header: 'Ports',
      align: 'end',
      optional: true,
      sortBy: (node) => {
        const ports = portsOf(node);
        return ports ? ports.total - ports.used : -1;
      },
      cell: (node) => {
        const ports = portsOf(node);
        return (
          <span className={prose.whole}>
            {ports ? `${formatNumber(ports.used)} / ${formatNumber(ports.total)}` : '–'}
          </span>
        );
      },
    },
  };
};
