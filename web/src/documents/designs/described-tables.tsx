import type { Design } from '#shared/contract/designs.ts';
import type { Requirements, Segment, Site } from '#shared/contract/requirements.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatArea } from '#shared/vocabulary/measures.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import {
  isolationLabels,
  priorityLabels,
  segmentTypeLabels,
  siteKindLabels,
} from '#web/documents/designs/model/labels.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import styles from './described-sections.module.css';

/** The sites, or the people of the one that stands at the top level of the requirements. */
export function SitesList({ requirements }: { readonly requirements: Requirements }) {
  const { sites, wiredUsers, wirelessUsers } = requirements;
  if (sites.length === 0)
    return (
      <p className={styles.words}>
        A single site with {formatNumber(wiredUsers)} wired and {formatNumber(wirelessUsers)} wireless users.
      </p>
    );
  return (
    <div className={styles.wide}>
      <DataTable
        caption="Sites"
        columns={siteColumns}
        rows={numbered(sites)}
        rowKey={({ number }) => String(number)}
      />
    </div>
  );
}

export function SegmentsList({ segments }: { readonly segments: readonly Segment[] }) {
  if (segments.length === 0) return <p className={styles.words}>Everybody shares one network.</p>;
  return (
    <div className={styles.wide}>
      <DataTable
        caption="Segments"
        columns={segmentColumns}
        rows={numbered(segments)}
        rowKey={({ number }) => String(number)}
      />
    </div>
  );
}

type Devices = Design['existingNetworkDetails']['currentDevices'];

export function DevicesList({ devices }: { readonly devices: Devices }) {
  if (devices.length === 0) return null;
  return (
    <DataTable
      caption="Devices in place"
      columns={deviceColumns}
      rows={numbered(devices)}
      rowKey={({ number }) => String(number)}
    />
  );
}

/** Names may repeat: rows are told apart by their place. */
const numbered = <Row extends object>(rows: readonly Row[]): (Row & { readonly number: number })[] =>
  rows.map((row, index) => ({ ...row, number: index + 1 }));

const figure = <Row,>(key: string, header: string, count: (row: Row) => number): Column<Row> => ({
  key,
  header,
  align: 'end',
  sortBy: count,
  cell: (row) => formatNumber(count(row)),
});

const siteColumns: readonly Column<Site>[] = [
  {
    key: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: ({ name }) => <span className={styles.name}>{name}</span>,
  },
  {
    key: 'kind',
    header: 'Kind',
    sortBy: ({ kind }) => siteKindLabels[kind],
    cell: ({ kind }) => <span className={styles.word}>{siteKindLabels[kind]}</span>,
  },
  figure('wiredUsers', 'Wired users', (site) => site.wiredUsers),
  figure('wirelessUsers', 'Wireless users', (site) => site.wirelessUsers),
  figure('guests', 'Guests', (site) => site.guests),
  figure('phones', 'Phones', (site) => site.phones),
  figure('cameras', 'Cameras', (site) => site.cameras),
  figure('printers', 'Printers', (site) => site.printers),
  figure('servers', 'Servers', (site) => site.servers),
  figure('publicServers', 'Public servers', (site) => site.publicServers),
  figure('floors', 'Floors', (site) => site.floors),
  {
    key: 'areaM2',
    header: 'Area',
    align: 'end',
    sortBy: ({ areaM2 }) => areaM2,
    cell: ({ areaM2 }) => (
      <span className={styles.word}>{areaM2 === 0 ? 'Not known' : formatArea(areaM2)}</span>
    ),
  },
  {
    key: 'wanMbps',
    header: 'WAN',
    align: 'end',
    sortBy: ({ wanMbps }) => wanMbps,
    cell: ({ wanMbps }) => (
      <span className={styles.word}>{wanMbps === 0 ? 'Auto' : formatRate(wanMbps)}</span>
    ),
  },
];

const segmentColumns: readonly Column<Segment>[] = [
  {
    key: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: ({ name }) => <span className={styles.name}>{name}</span>,
  },
  {
    key: 'type',
    header: 'Type',
    cell: ({ type }) => <span className={styles.word}>{segmentTypeLabels[type]}</span>,
  },
  figure('users', 'Users', (segment) => segment.users),
  {
    key: 'bandwidthPriority',
    header: 'Priority',
    cell: ({ bandwidthPriority }) => <span className={styles.word}>{priorityLabels[bandwidthPriority]}</span>,
  },
  {
    key: 'isolationLevel',
    header: 'Isolation',
    cell: ({ isolationLevel }) => <span className={styles.word}>{isolationLabels[isolationLevel]}</span>,
  },
];

const deviceColumns: readonly Column<Devices[number]>[] = [
  { key: 'type', header: 'Device in place', sortBy: ({ type }) => type, cell: ({ type }) => type },
  { key: 'model', header: 'Model', cell: ({ model }) => model || 'Not stated' },
  figure('quantity', 'Quantity', (device) => device.quantity),
];
