import type { Subnet } from '#shared/contract/topology.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { purposeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { rowsAtOnce } from './rows-at-once.ts';
import styles from './topology-tables.module.css';

export interface AddressingTableProps {
  readonly subnets: readonly Subnet[];
  readonly search: string;
}

/** The addressing plan, one subnet a row. */
export function AddressingTable({ subnets, search }: AddressingTableProps) {
  const wanted = search.toLowerCase();
  const found = subnets.filter(({ name, site, purpose, cidr, ipv6, vlan }) =>
    [name, site, purposeNames[purpose], cidr, ipv6, vlan].join('\n').toLowerCase().includes(wanted),
  );
  if (subnets.length === 0) return <p className={styles.none}>This topology has no addressing plan.</p>;
  if (found.length === 0) return <p className={styles.none}>No subnets match “{search}”.</p>;
  return (
    <DataTable
      caption="Addressing"
      rowsAtOnce={rowsAtOnce}
      columns={columns}
      rows={found}
      rowKey={({ id }) => id}
    />
  );
}

const columns: readonly Column<Subnet>[] = [
  { key: 'name', header: 'Subnet', sortBy: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'site',
    header: 'Site',
    sortBy: ({ site }) => site,
    cell: ({ site }) => site || '–',
    optional: true,
  },
  {
    key: 'purpose',
    header: 'Purpose',
    sortBy: ({ purpose }) => purposeNames[purpose],
    cell: ({ purpose, placeholder }) => `${purposeNames[purpose]}${placeholder ? ' (placeholder)' : ''}`,
    optional: true,
  },
  {
    key: 'vlan',
    header: 'VLAN',
    align: 'end',
    sortBy: ({ vlan = 0 }) => vlan,
    cell: ({ vlan }) => vlan ?? '–',
  },
  {
    key: 'cidr',
    header: 'Block',
    sortBy: ({ cidr }) => cidr,
    cell: ({ cidr }) => <Copyable text={cidr} label={`Copy ${cidr}`} />,
  },
  {
    key: 'ipv6',
    header: 'IPv6',
    optional: true,
    cell: ({ ipv6 }) => (ipv6 ? <Copyable text={ipv6} label={`Copy ${ipv6}`} /> : '–'),
  },
  {
    key: 'gateway',
    header: 'Gateway',
    optional: true,
    cell: ({ gateway }) => (gateway ? <Copyable text={gateway} label={`Copy ${gateway}`} /> : '–'),
  },
  {
    key: 'dhcp',
    header: 'DHCP',
    optional: true,
    cell: ({ dhcp }) => (dhcp ? <code>{`${dhcp.from} – ${dhcp.to}`}</code> : '–'),
  },
  {
    key: 'hosts',
    header: 'Hosts',
    align: 'end',
    sortBy: ({ hosts }) => hosts,
    cell: ({ hosts }) => formatNumber(hosts),
  },
];
