import type { Subnet } from '#shared/contract/topology-items.ts';
import { purposeNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { editSubnets } from '#web/features/topology/cells/edit-cells.ts';
import { subnetCells } from '#web/features/topology/cells/subnet-cells.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { type CellColumn, CellTable } from './cell-table.tsx';
import styles from './topology-tables.module.css';

export interface AddressingTableProps {
  readonly search: string;
  readonly context: CellContext;
  readonly onEdit: (edit: Edit) => void;
}

/** The addressing plan, one subnet a row. */
export function AddressingTable({ search, context, onEdit }: AddressingTableProps) {
  const { subnets } = context.index.graph;
  const wanted = search.toLowerCase();
  const found = subnets.filter(({ name, site, purpose, cidr, ipv6, vlan }) =>
    [name, site, purposeNames[purpose], cidr, ipv6, vlan].join('\n').toLowerCase().includes(wanted),
  );
  if (subnets.length === 0) return <p className={styles.none}>This topology has no addressing plan.</p>;
  if (found.length === 0) return <p className={styles.none}>No subnets match “{search}”.</p>;
  return (
    <CellTable
      caption="Addressing"
      columns={columns}
      rows={found}
      rowName={({ name, site }) => (site ? `${name}, ${site}` : name)}
      context={context}
      onType={(cell, id, text) => onEdit(editSubnets({ cell, ids: new Set([id]), text, context }))}
      elementsOf={(graph) => graph.subnets}
      withElements={(graph, elements) => ({ ...graph, subnets: [...elements] })}
      onEdit={onEdit}
    />
  );
}

const columns: readonly CellColumn<Subnet>[] = [
  { cell: subnetCells.name },
  { cell: subnetCells.site, optional: true },
  { cell: subnetCells.purpose, optional: true },
  { cell: subnetCells.vlan, align: 'end' },
  { cell: subnetCells.cidr },
  { cell: subnetCells.ipv6, optional: true },
  { cell: subnetCells.gateway, optional: true },
  { cell: subnetCells.dhcp, optional: true },
  { cell: subnetCells.hosts, align: 'end' },
];
