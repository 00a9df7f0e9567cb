import { Fragment } from 'react';
import { type Cell, cellText } from '#shared/network/control-plane/sections/cell.ts';
import type { PlaneColumn, PlaneRow } from '#shared/network/control-plane/sections/plane-section.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { ElementLink } from './element-link.tsx';
import { PlaneCell } from './plane-cell.tsx';

export interface PlaneTableProps {
  readonly caption: string;
  readonly columns: readonly PlaneColumn[];
  readonly rows: readonly PlaneRow[];
  /** Whether each row names its site, where the table is of several. */
  readonly withSite?: boolean;
}

const rowsAtOnce = 100;

export function PlaneTable({ caption, columns, rows, withSite = false }: PlaneTableProps) {
  const cells = columns.map(columnOf);
  return (
    <DataTable
      caption={caption}
      columns={withSite ? [siteColumn, ...cells] : cells}
      rows={rows}
      rowKey={({ key }) => key}
      rowsAtOnce={rowsAtOnce}
      isDense
    />
  );
}

const siteColumn: Column<PlaneRow> = {
  key: 'Site',
  header: 'Site',
  sortBy: ({ site }) => site,
  cell: ({ site }) => site,
};

/** On a phone the table scrolls sideways; the reason is for wider screens. */
const columnOf = ({ id, label, kind }: PlaneColumn, index: number): Column<PlaneRow> => ({
  key: id,
  header: label,
  sortBy: ({ cells }) => textAt(cells, index),
  cell: ({ cells }) => {
    const cell = cells[index];
    if (cell === undefined) return null;
    if (kind !== 'reason') return <PlaneCell cell={cell} />;
    return (
      <span className={prose.detail}>
        {cell.kind === 'elements' ? <Elements {...cell} /> : cellText(cell)}
      </span>
    );
  },
  optional: kind === 'reason',
});

/** Elements that are linked; a line may come from hundreds. */
const linked = 2;

function Elements({ elements, none }: Extract<Cell, { kind: 'elements' }>) {
  if (elements.length === 0) return none;
  return (
    <>
      {elements.slice(0, linked).map(({ id, label }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <ElementLink id={id} nameOf={() => label} />
        </Fragment>
      ))}
      {elements.length > linked && ` and ${formatNumber(elements.length - linked)} more`}
    </>
  );
}

const textAt = (cells: readonly Cell[], index: number): string =>
  cells[index] === undefined ? '' : cellText(cells[index]);
