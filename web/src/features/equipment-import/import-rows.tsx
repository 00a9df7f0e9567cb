import { Button } from '@aws-amplify/ui-react';
import { memo, useState } from 'react';
import type { Category, DeviceDraft } from '#shared/contract/device.ts';
import type { ImportRow } from '#shared/contract/equipment-import.ts';
import { formatPorts } from '#shared/equipment/port-notation.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import { figureRows } from '#web/documents/equipment/model/figures.ts';
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
            <th scope="col">{deviceWordsAt('category').label}</th>
            <th scope="col">{deviceWordsAt('specs.ports').label}</th>
            {amounts.map(({ key, name }) => (
              <th key={key} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
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

const amounts = figureRows.filter(({ key }) => ['rackUnits', 'drawW', 'price'].includes(key));

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
          <td className={styles.ports}>
            <Figure device={device} of="ports">
              {portGroups(device) || undefined}
            </Figure>
          </td>
          {amounts.map(({ key, name, source, shown }) => (
            <td key={key} className={styles.number} data-name={name}>
              <Figure device={device} of={source}>
                {shown(device)}
              </Figure>
            </td>
          ))}
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
