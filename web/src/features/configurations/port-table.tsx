import { Link } from 'react-router-dom';
import type { PortRow } from '#shared/network/device-sections/port-rows.ts';
import {
  dot1xText,
  farText,
  modeText,
  poeText,
  portStatusNames,
  vlansText,
} from '#shared/network/device-sections/port-words.ts';
import { formatLength } from '#shared/vocabulary/measures.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { deviceLink } from '#web/documents/configurations/device-link.ts';
import { ElementLink } from '#web/documents/configurations/element-link.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';

export interface PortTableProps {
  readonly ports: readonly PortRow[];
  readonly withDevice: boolean;
}

const rowsAtOnce = 100;

/** One row a port: what it does, where it leads, and by what cable. */
export const PortTable = ({ ports, withDevice }: PortTableProps) => (
  <DataTable
    caption="Ports"
    columns={withDevice ? [deviceColumn, ...columns] : columns}
    rows={ports}
    rowKey={({ node, port }) => `${node} ${port}`}
    rowsAtOnce={rowsAtOnce}
    isDense
  />
);

const deviceColumn: Column<PortRow> = {
  key: 'device',
  header: 'Device',
  sortBy: ({ chassis }) => chassis,
  cell: ({ node, chassis }) => <Link to={deviceLink(node)}>{chassis}</Link>,
};

const columns: readonly Column<PortRow>[] = [
  {
    key: 'port',
    header: 'Port and description',
    sortBy: ({ port }) => port,
    cell: ({ port, description, status }) => (
      <>
        <strong className={`${prose.name} ${prose.whole}`}>{port}</strong>
        {status === 'up' && <span className={prose.beneath}>{description}</span>}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    optional: true,
    sortBy: ({ status }) => status,
    cell: ({ status }) => (
      <StatusBadge tone={status === 'up' ? 'good' : 'neutral'}>{portStatusNames[status]}</StatusBadge>
    ),
  },
  { key: 'mode', header: 'Mode', sortBy: modeText, cell: modeText },
  { key: 'vlans', header: 'VLANs or address', sortBy: vlansText, cell: vlansText },
  {
    key: 'far',
    header: 'Leads to',
    sortBy: farText,
    cell: ({ far }) =>
      far === undefined ? (
        '–'
      ) : (
        <span className={prose.whole}>
          <ElementLink id={far.node} nameOf={() => far.device} />
          <span className={prose.beneath}>{far.place}</span>
        </span>
      ),
  },
  {
    key: 'cable',
    header: 'Cable',
    optional: true,
    sortBy: ({ far }) => far?.cable.label ?? '',
    cell: ({ far }) =>
      far && (
        <>
          <code className={prose.whole}>{far.cable.label}</code>
          <span className={prose.beneath}>
            {[
              far.cable.cable,
              far.cable.lengthM === undefined
                ? undefined
                : `~${formatLength(far.cable.lengthM).replace(' ', '\u00a0')}`,
              far.optic,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      ),
  },
  {
    key: 'speed',
    header: 'Speed',
    align: 'end',
    optional: true,
    sortBy: ({ speedMbps }) => speedMbps ?? -1,
    cell: ({ speedMbps }) => (
      <span className={prose.whole}>{speedMbps === undefined ? '–' : formatRate(speedMbps)}</span>
    ),
  },
  {
    key: 'poe',
    header: 'PoE',
    optional: true,
    sortBy: ({ poe }) => poe?.watts ?? -1,
    cell: (row) => <span className={prose.whole}>{poeText(row)}</span>,
  },
  {
    key: 'dot1x',
    header: '802.1X',
    optional: true,
    sortBy: dot1xText,
    cell: (row) => <span className={prose.whole}>{dot1xText(row)}</span>,
  },
];
