import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import type { Action } from './actions/action.ts';
import button from './button.module.css';
import styles from './data-table.module.css';
import { Menu } from './menu.tsx';
import table from './table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it, it does not. */
  readonly sortBy?: (row: Row) => string | number;
  /** Figures stand to the right. */
  readonly align?: 'start' | 'end';
  /** Left out on a phone. */
  readonly optional?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Where a row leads: by a click anywhere on it, or by Enter on its first cell, which is the link. */
  readonly rowLink?: (row: Row) => string;
  /** The row's menu. */
  readonly rowActions?: (row: Row) => readonly Action[];
  /** Names a row's menu: `Actions for Head office`. */
  readonly rowName?: (row: Row) => string;
  /** Rows drawn at first, after sorting, and added by the button beneath; all of them when left out. */
  readonly rowsAtOnce?: number;
  /** Is given all rows in the order in which they are sorted, those that are not drawn yet too. */
  readonly order?: Ref<readonly Row[]>;
  /** Smaller type and lower rows, for tables of hundreds. */
  readonly isDense?: boolean;
}

interface Sort {
  readonly key: string;
  readonly down: boolean;
}

/** A list as a table: sortable columns, rows that open, a menu for each row. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowLink,
  rowActions,
  rowName,
  rowsAtOnce = Number.POSITIVE_INFINITY,
  order,
  isDense = false,
}: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort>();
  const [pages, setPages] = useState(1);
  const navigate = useNavigate();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  useImperativeHandle(order, () => sorted, [sorted]);
  const shown = sorted.slice(0, pages * rowsAtOnce);

  return (
    <div className={table.frame}>
      <table className={`${table.table} ${styles.table} ${isDense ? styles.dense : ''}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={setSort} />
            ))}
            {rowActions && (
              <th className={table.actions}>
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr
              key={rowKey(row)}
              data-opens={rowLink !== undefined}
              onClick={(event) => {
                if (rowLink && isPlainClick(event.target)) navigate(rowLink(row));
              }}
            >
              {columns.map(({ key, cell, align = 'start', optional = false }, index) => (
                <td key={key} data-align={align} data-optional={optional}>
                  {index === 0 && rowLink ? (
                    <Link className={table.open} to={rowLink(row)}>
                      {cell(row)}
                    </Link>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
              {rowActions && (
                <td className={table.actions}>
                  <Menu
                    label={rowName ? `Actions for ${rowName(row)}` : 'Actions'}
                    trigger={<Ellipsis size={18} aria-hidden />}
                    items={rowActions(row)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > shown.length && (
        <p className={styles.more}>
          {formatNumber(shown.length)} of {formatNumber(sorted.length)} shown
          <button type="button" className={button.words} onClick={() => setPages(pages + 1)}>
            Show more
          </button>
        </p>
      )}
    </div>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { key, header, sortBy, align = 'start', optional = false } = column;
  const isSorted = sort?.key === key;
  const Arrow = sort?.down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-align={align}
      data-optional={optional}
      aria-sort={isSorted ? (sort.down ? 'descending' : 'ascending') : undefined}
    >
      {sortBy ? (
        <button
          type="button"
          className={table.sort}
          onClick={() => onSort({ key, down: isSorted && !sort.down })}
        >
          {header}
          {isSorted && <Arrow size={14} aria-hidden />}
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) {
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
  if (!sort || !sortBy) return rows;
  return rows.toSorted((a, b) => compare(sortBy(a), sortBy(b)) * (sort.down ? -1 : 1));
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : naturally(String(a), String(b));

/** Not on interactive elements, and not while text is being selected. */
const isPlainClick = (target: EventTarget): boolean =>
  target instanceof Element && !target.closest('a, button, input') && !window.getSelection()?.toString();
