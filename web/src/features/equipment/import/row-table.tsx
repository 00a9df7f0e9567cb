import type { ImportRow } from '#shared/contract/equipment-import.ts';
import type { Category, DeviceDraft, isEstimate } from '#shared/equipment/device.ts';
import { formatPorts } from '#shared/equipment/port-notation.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { formatMoney, formatNumber } from '../../../ui/format.ts';
import { Figure } from '../figure.tsx';
import { categoryLabels } from '../model/labels.ts';
import { CategoryChoice } from './category-choice.tsx';
import { hasUnclearCategory, isWrong } from './model/rows.ts';
import { RowFindings } from './row-findings.tsx';
import styles from './row-table.module.css';

export interface RowTableProps {
  readonly rows: readonly ImportRow[];
  /** Device types do not state their category, so that the person has the last word. */
  readonly hasCategoryChoice: boolean;
  readonly onCategorise: (rows: readonly ImportRow[], category: Category) => void;
}

/** Rows that are drawn at first; five hundred at once would hold the page up. */
const rowsAtOnce = 50;

export function RowTable({ rows, hasCategoryChoice, onCategorise }: RowTableProps) {
  const columns: readonly Column<ImportRow>[] = [
    {
      key: 'device',
      header: 'Device',
      cell: (row) => <Name row={row} />,
    },
    {
      key: 'category',
      header: 'Category',
      cell: (row) =>
        row.device &&
        (hasCategoryChoice ? (
          <CategoryChoice
            label={`Category of ${nameOf(row.device)}`}
            value={hasUnclearCategory(row) ? undefined : row.device.category}
            onChoose={(category) => onCategorise([row], category)}
          />
        ) : (
          categoryLabels[row.device.category]
        )),
    },
    {
      key: 'ports',
      header: 'Ports',
      optional: true,
      cell: ({ device }) => figureOf(device, 'ports', device && formatPorts(device.specs.ports)),
    },
    {
      key: 'height',
      header: 'Height',
      align: 'end',
      optional: true,
      cell: ({ device }) => figureOf(device, 'rackUnits', unit(device?.specs.rackUnits, 'U')),
    },
    {
      key: 'draw',
      header: 'Draw',
      align: 'end',
      optional: true,
      cell: ({ device }) => figureOf(device, 'drawW', unit(device?.specs.drawW, 'W')),
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      optional: true,
      cell: ({ device }) => figureOf(device, 'price', device?.price && formatMoney(device.price)),
    },
    { key: 'findings', header: 'What to know', cell: (row) => <RowFindings row={row} /> },
  ];
  return (
    <DataTable
      caption="Rows of the import"
      columns={columns}
      rows={rows}
      rowKey={({ file, row }) => `${file}#${row}`}
      rowsAtOnce={rowsAtOnce}
    />
  );
}

const nameOf = ({ manufacturer, model }: DeviceDraft): string => `${manufacturer} ${model}`;

function Name({ row }: { readonly row: ImportRow }) {
  const { device, file, row: number } = row;
  return (
    <div className={styles.name} data-wrong={isWrong(row)}>
      {device && (
        <>
          <strong>{nameOf(device)}</strong>
          <span>{device.partNumber}</span>
        </>
      )}
      <small>
        {file}, row {formatNumber(number)}
      </small>
    </div>
  );
}

const unit = (value: number | undefined, name: string): string | undefined =>
  value === undefined ? undefined : `${formatNumber(value)} ${name}`;

const figureOf = (
  device: DeviceDraft | undefined,
  of: Parameters<typeof isEstimate>[1],
  shown: string | undefined,
) =>
  device && (
    <Figure device={device} of={of}>
      {shown}
    </Figure>
  );
