import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import {
  type Choices,
  connectorChoices,
  poeChoices,
  portRoleChoices,
  speedChoices,
} from '#web/features/equipment-form/model/choices.ts';
import type { PortRow } from '#web/features/equipment-form/model/device-values.ts';
import styles from './ports.module.css';

export interface PortLineProps {
  readonly row: PortRow;
  readonly index: number;
  readonly isLast: boolean;
  readonly field: DeviceForm['field'];
  readonly onChange: (cells: Partial<PortRow>) => void;
  /** Whether the text was ports in short, and was taken as such. */
  readonly onPaste: (text: string) => boolean;
  /** `field` is where the focus stood, which goes with the row. */
  readonly onMove: (by: -1 | 1, field: string) => void;
  readonly onRemove: () => void;
}

/** One kind of port. */
export function PortLine({ row, index, isLast, field, onChange, onPaste, onMove, onRemove }: PortLineProps) {
  const name = `row ${index + 1}`;
  const count = field(`specs.ports[${index}].count`);
  const errorId = `${count.name}-error`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const place = event.target instanceof HTMLElement ? event.target.dataset.field : undefined;
    onMove(event.key === 'ArrowUp' ? -1 : 1, place ?? 'count');
  };

  return (
    <tr data-key={row.key} onKeyDown={onKeyDown}>
      <td data-label="Count">
        <input
          name={count.name}
          data-field="count"
          aria-label={`Count, ${name}`}
          aria-invalid={count.hasError}
          aria-describedby={count.hasError ? errorId : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={row.count}
          onBlur={count.onBlur}
          onChange={(event) => onChange({ count: event.target.value })}
          onPaste={(event) => {
            if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
          }}
        />
        {count.hasError && (
          <p id={errorId} className={styles.error}>
            {count.errorMessage}
          </p>
        )}
      </td>
      {cells(row).map(({ cell, header, choices }) => (
        <td key={cell} data-label={header}>
          <select
            {...namedCell(field(`specs.ports[${index}].${cell}`))}
            data-field={cell}
            aria-label={`${header}, ${name}`}
            value={row[cell]}
            onChange={(event) => onChange({ [cell]: event.target.value })}
          >
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </td>
      ))}
      <td className={styles.actions}>
        <button
          type="button"
          data-field="up"
          disabled={index === 0}
          aria-label={`Move ${name} up`}
          onClick={() => onMove(-1, 'up')}
        >
          <ArrowUp size={14} aria-hidden />
        </button>
        <button
          type="button"
          data-field="down"
          disabled={isLast}
          aria-label={`Move ${name} down`}
          onClick={() => onMove(1, 'down')}
        >
          <ArrowDown size={14} aria-hidden />
        </button>
        <button type="button" data-field="remove" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={14} aria-hidden />
        </button>
      </td>
    </tr>
  );
}

interface Cell {
  readonly cell: 'speedMbps' | 'connector' | 'role' | 'poe';
  readonly header: string;
  readonly choices: Choices;
}

const headerOf = (cell: Cell['cell']): string => deviceWordsAt(`specs.ports[].${cell}`).label;

const cells = ({ speedMbps }: PortRow): readonly Cell[] => [
  { cell: 'speedMbps', header: headerOf('speedMbps'), choices: speedChoices(speedMbps) },
  { cell: 'connector', header: headerOf('connector'), choices: connectorChoices },
  { cell: 'role', header: headerOf('role'), choices: portRoleChoices },
  { cell: 'poe', header: headerOf('poe'), choices: [['', 'None'], ...poeChoices] },
];

const namedCell = ({ name, hasError, onBlur }: ReturnType<DeviceForm['field']>) => ({
  name,
  'aria-invalid': hasError,
  onBlur,
});
