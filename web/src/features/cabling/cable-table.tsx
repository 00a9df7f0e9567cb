import { Link } from 'react-router-dom';
import { cableKindNames, placeOf } from '#shared/network/cables/cable-csv.ts';
import type { Cable, CableEnd } from '#shared/network/cables/cable-schedule.ts';
import { rangesOf } from '#shared/network/graph/port-range.ts';
import { formatLength } from '#shared/vocabulary/measures.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './cable-table.module.css';

/**
 * More rows than this make a page of many screens; a schedule of some pages is printed whole, a longer one is for the
 * CSV.
 */
const rowsAtOnce = 50;
const rowsInPrint = 3_000;

export interface CableTableProps {
  readonly caption: string;
  readonly cables: readonly Cable[];
  readonly isPrinting: boolean;
}

/** One cable a row, both ends with their ports and transceivers. */
export function CableTable({ caption, cables, isPrinting }: CableTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={cables}
      rowKey={({ label }) => label}
      rowsAtOnce={isPrinting ? rowsInPrint : rowsAtOnce}
    />
  );
}

const columns: readonly Column<Cable>[] = [
  {
    key: 'label',
    header: 'Label',
    sortBy: ({ label }) => label,
    cell: ({ label }) => <code className={prose.whole}>{label}</code>,
  },
  {
    key: 'from',
    header: 'From',
    sortBy: ({ from }) => `${from.device} ${placeOf(from)}`,
    cell: ({ from, kind }) => <End end={from} isProvider={kind === 'handover'} />,
  },
  {
    key: 'to',
    header: 'To',
    sortBy: ({ to }) => `${to.device} ${placeOf(to)}`,
    cell: ({ to }) => <End end={to} />,
  },
  {
    key: 'cable',
    header: 'Cable',
    sortBy: ({ kind, cable = '' }) => `${cableKindNames[kind]} ${cable}`,
    cell: ({ kind, cable }) => (
      <span className={styles.lines}>
        {cable ?? 'Not specified'}
        <small>{cableKindNames[kind]}</small>
      </span>
    ),
    optional: true,
  },
  {
    key: 'length',
    header: 'Length (estimate)',
    align: 'end',
    sortBy: ({ lengthM = -1 }) => lengthM,
    cell: ({ lengthM }) => (
      <span className={prose.whole}>{lengthM === undefined ? '–' : formatLength(lengthM)}</span>
    ),
    optional: true,
  },
  {
    key: 'vlans',
    header: 'VLANs',
    cell: ({ vlans }) => rangesOf(vlans.map(String)) || '–',
    optional: true,
  },
  {
    key: 'purpose',
    header: 'Purpose',
    sortBy: ({ purpose }) => purpose,
    cell: ({ purpose }) => purpose,
    optional: true,
  },
];

function End({ end, isProvider = false }: { readonly end: CableEnd; readonly isProvider?: boolean }) {
  const place = placeOf(end) || (isProvider ? '' : 'Port not specified');
  return (
    <span className={styles.lines}>
      {isProvider ? (
        end.device
      ) : (
        <Link to={`../topology?select=${end.node}`} relative="path" title="Show it in the topology">
          {end.device}
        </Link>
      )}
      {place && <small>{[place, end.transceiver].filter(Boolean).join(' · ')}</small>}
    </span>
  );
}
