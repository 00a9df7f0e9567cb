import { FileCog, LocateFixed } from 'lucide-react';
import type { TopologyNode } from '#shared/contract/topology.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { nodeStatusNames, nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { LabelField } from '#web/features/topology/details/label-field.tsx';
import { configurationLink } from '#web/features/topology/model/configuration-link.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { rowsAtOnce } from './rows-at-once.ts';
import styles from './topology-tables.module.css';

export interface NodeTableProps {
  readonly nodes: readonly TopologyNode[];
  readonly search: string;
  readonly onEdit: (edit: Edit) => void;
  readonly onShow: (id: string) => void;
}

/** Devices with labels to type over, their place, addresses and ports. */
export function NodeTable({ nodes, search, onEdit, onShow }: NodeTableProps) {
  if (nodes.length === 0) return <p className={styles.none}>No devices match “{search}”.</p>;
  return (
    <DataTable
      caption="Devices"
      rowsAtOnce={rowsAtOnce}
      columns={columns(onEdit).filter(({ key }) => key !== 'status' || nodes.some(({ status }) => status))}
      rows={nodes}
      rowKey={({ id }) => id}
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
    />
  );
}

const configurationActions = (node: TopologyNode): readonly Action[] => {
  const to = configurationLink(node);
  return to === undefined ? [] : [{ label: 'Ports and configuration', icon: FileCog, to }];
};

const columns = (onEdit: NodeTableProps['onEdit']): Column<TopologyNode>[] => [
  {
    key: 'label',
    header: 'Label',
    sortBy: ({ label }) => label,
    cell: ({ id, label }) => (
      <div className={styles.label}>
        <LabelField
          label={label}
          name={`Label of ${label}`}
          isQuiet
          onChange={(next) => onEdit({ kind: 'relabel', id, label: next })}
        />
      </div>
    ),
  },
  {
    key: 'type',
    header: 'Type',
    sortBy: ({ type }) => nodeTypeNames[type],
    cell: ({ type, quantity }) => (
      <span
        className={prose.whole}
      >{`${nodeTypeNames[type]}${quantity > 1 ? ` × ${formatNumber(quantity)}` : ''}`}</span>
    ),
  },
  {
    key: 'model',
    header: 'Model',
    optional: true,
    sortBy: ({ model }) => (model ? `${model.manufacturer} ${model.model}` : ''),
    cell: ({ model }) => (model ? `${model.manufacturer} ${model.model}` : '–'),
  },
  {
    key: 'status',
    header: 'Status',
    sortBy: ({ status }) => (status ? nodeStatusNames[status] : ''),
    cell: ({ status }) => (status ? nodeStatusNames[status] : '–'),
    optional: true,
  },
  { key: 'layer', header: 'Layer', sortBy: ({ layer }) => layer, cell: ({ layer }) => layer, optional: true },
  {
    key: 'site',
    header: 'Site',
    sortBy: ({ site = '' }) => site,
    cell: ({ site = '–' }) => site,
    optional: true,
  },
  {
    key: 'address',
    header: 'Address',
    optional: true,
    sortBy: ({ addresses: [first = ''] }) => first,
    cell: ({ addresses: [first, ...others] }) =>
      first === undefined ? (
        '–'
      ) : (
        <>
          <Copyable text={first} label={`Copy ${first}`} />
          {others.length > 0 && ` +${others.length}`}
        </>
      ),
  },
  {
    key: 'ports',
    header: 'Ports',
    align: 'end',
    optional: true,
    sortBy: ({ ports }) => (ports ? ports.total - ports.used : -1),
    cell: ({ ports }) => (
      <span className={prose.whole}>
        {ports ? `${formatNumber(ports.used)} / ${formatNumber(ports.total)}` : '–'}
      </span>
    ),
  },
];
