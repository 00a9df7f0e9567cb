import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { SortKey } from '#shared/equipment/facets.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { mostCompared } from '#web/documents/equipment/model/compare-address.ts';
import type { CatalogueView } from '#web/features/equipment/model/view-address.ts';
import type { Action } from '#web/ui/actions/action.ts';
import table from '#web/ui/table.module.css';
import { DeviceRow } from './device-row.tsx';
import styles from './device-table.module.css';

export interface DeviceListProps {
  readonly devices: readonly Equipment[];
  readonly view: CatalogueView;
  readonly onSort: (sort: SortKey, isDescending: boolean) => void;
  readonly onToggle: (id: string) => void;
  readonly menu: (device: Equipment) => readonly Action[];
}

interface Column {
  readonly name: string;
  readonly key?: string;
  readonly sort?: SortKey;
  readonly isFigure?: boolean;
}

const columns: readonly Column[] = [
  { name: 'Device', sort: 'name' },
  { name: 'Category', key: 'category' },
  { name: 'Ports', key: 'ports', sort: 'ports' },
  { name: 'PoE', key: 'poe' },
  { name: 'Throughput', key: 'throughput', sort: 'throughputMbps', isFigure: true },
  { name: 'RU', key: 'rackUnits', sort: 'rackUnits', isFigure: true },
  { name: deviceWordsAt('price').label, sort: 'price', isFigure: true },
  { name: 'Owner', key: 'owner' },
];

/** The devices that were found, as dense as they can be read. Drawn again only when they change. */
export const DeviceTable = memo(({ devices, view, onSort, onToggle, menu }: DeviceListProps) => (
  <div className={table.frame}>
    <table className={`${table.table} ${table.dense} ${styles.table}`}>
      <caption className="visually-hidden">Devices found</caption>
      <thead>
        <tr>
          <th className={styles.choice}>
            <span className="visually-hidden">Compare</span>
          </th>
          {columns.map((column) => (
            <Heading key={column.name} column={column} view={view} onSort={onSort} />
          ))}
          <th className={table.actions}>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            menu={menu}
            isChosen={view.compare.includes(device.id)}
            isFull={view.compare.length >= mostCompared}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </table>
  </div>
));

interface HeadingProps extends Pick<DeviceListProps, 'view' | 'onSort'> {
  readonly column: Column;
}

function Heading({ column: { name, key, sort, isFigure = false }, view, onSort }: HeadingProps) {
  const isSorted = sort !== undefined && view.sort === sort;
  const Arrow = view.isDescending ? ArrowDown : ArrowUp;
  const direction = view.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      data-column={key}
      data-align={isFigure ? 'end' : 'start'}
      aria-sort={isSorted ? direction : undefined}
    >
      {sort === undefined ? (
        name
      ) : (
        <button
          type="button"
          className={`${table.sort} ${styles.sort}`}
          onClick={() => onSort(sort, isSorted && !view.isDescending)}
        >
          {name}
          <Arrow size={14} aria-hidden data-shown={isSorted} />
        </button>
      )}
    </th>
  );
}
