import { Button } from '@aws-amplify/ui-react';
import { memo, type ReactNode, useState } from 'react';
import type { Category, DeviceDraft, Figure as FigureName } from '#shared/contract/device.ts';
import type { ImportRow } from '#shared/contract/equipment-import.ts';
import { formatPorts } from '#shared/equipment/port-notation.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-words.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import type { ImportFormat } from '#web/features/equipment-import/model/format-of.ts';
import { hasUnclearCategory, placeOf } from '#web/features/equipment-import/model/import-row.ts';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';
import { CategoryChoice } from './category-choice.tsx';
import styles from './import-rows.module.css';
import { RowFindings } from './row-findings.tsx';

export interface ImportRowsProps {
  readonly rows: readonly ImportRow[];
  readonly format: ImportFormat;
  readonly onCategorise: (rows: readonly ImportRow[], category: Category) => void;
}

/** Rows that are drawn at first; five hundred at once would hold the page up. */
const rowsAtOnce = 50;

/** The rows of the files as devices; on a phone each is a card. */
export function ImportRows({ rows, format, onCategorise }: ImportRowsProps) {
  const [shown, setShown] = useState(rowsAtOnce);
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${table.still} ${styles.table}`}>
        <caption className="visually-hidden">Rows of the import</caption>
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Category</th>
            <th scope="col">Ports</th>
            <th scope="col" className={styles.number}>
              Height
            </th>
            <th scope="col" className={styles.number}>
              Draw
            </th>
            <th scope="col" className={styles.number}>
              Price
            </th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <Line key={`${row.file}#${row.row}`} row={row} format={format} onCategorise={onCategorise} />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <p className={styles.more}>
          {formatNumber(shown)} of {formatNumber(rows.length)} shown
          <Button size="small" variation="link" onClick={() => setShown(shown + rowsAtOnce)}>
            Show more
          </Button>
        </p>
      )}
    </div>
  );
}

type LineProps = Omit<ImportRowsProps, 'rows'> & { readonly row: ImportRow };

const Line = memo(function Line({ row, format, onCategorise }: LineProps) {
  const { device } = row;
  return (
    <tr>
      <th scope="row">
        {device && (
          <>
            <strong>{nameOf(device)}</strong>
            <span className={prose.detail}>{device.partNumber}</span>
          </>
        )}
        <small>{placeOf(row, format)}</small>
      </th>
      {device ? (
        <>
          <td className={styles.category}>
            {format === 'csv' ? (
              categoryLabels[device.category]
            ) : (
              // Device types do not state it, so the user decides.
              <CategoryChoice
                label={`Category of ${nameOf(device)}`}
                value={hasUnclearCategory(row) ? undefined : device.category}
                onChoose={(category) => onCategorise([row], category)}
              />
            )}
          </td>
          <FigureCell device={device} of="ports" name="Ports" shown={portGroups(device)} />
          <FigureCell
            device={device}
            of="rackUnits"
            name="Height"
            shown={unit(device.specs.rackUnits, 'U')}
          />
          <FigureCell device={device} of="drawW" name="Draw" shown={unit(device.specs.drawW, 'W')} />
          <FigureCell
            device={device}
            of="price"
            name="Price"
            shown={device.price && formatMoney(device.price)}
          />
        </>
      ) : (
        <td className={styles.nothing} colSpan={5} />
      )}
      <td className={styles.findings}>
        <RowFindings row={row} />
      </td>
    </tr>
  );
});

const nameOf = ({ manufacturer, model }: DeviceDraft): string => `${manufacturer} ${model}`;

/** A line breaks between groups of ports, never within one. */
const portGroups = ({ specs }: DeviceDraft) =>
  specs.ports.length > 0 &&
  formatPorts(specs.ports)
    .split(', ')
    .map((group, index, { length }) => (
      <span key={group} className={styles.group}>
        {group}
        {index < length - 1 && ', '}
      </span>
    ));

const unit = (value: number | undefined, name: string): string | undefined =>
  value === undefined ? undefined : `${formatNumber(value)} ${name}`;

interface FigureCellProps {
  readonly device: DeviceDraft;
  readonly of: FigureName;
  /** Shown before it where the table has no head. */
  readonly name: string;
  readonly shown: ReactNode;
}

const FigureCell = ({ device, of, name, shown }: FigureCellProps) => (
  <td className={of === 'ports' ? styles.ports : styles.number} data-name={name}>
    <Figure device={device} of={of}>
      {shown || undefined}
    </Figure>
  </td>
);
