import { Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { FieldErrors } from '#web/ui/form/schema-errors.ts';
import type { RowActions, RowColumn, TextRow } from './row-columns.ts';
import styles from './row-table.module.css';

interface RowProps {
  readonly row: TextRow;
  readonly index: number;
  readonly noun: string;
  readonly path: string;
  readonly columns: readonly RowColumn[];
  readonly errors: FieldErrors | undefined;
  readonly actions: RowActions;
  readonly onLeave: (path: string) => void;
}

/** Drawn again only when it changes: a table may have 500 rows of 12 fields. */
export const RowTableRow = memo(function RowTableRow(props: RowProps) {
  const { row, index, noun, path, columns, errors, actions, onLeave } = props;
  const rowName = row.name || row.type || `${noun} ${index + 1}`;
  return (
    <tr>
      {columns.map((column) => {
        const header = column.unit ? `${column.header} (${column.unit})` : column.header;
        const place = `${path}[${index}].${column.field}`;
        const isWrong = errors !== undefined && place in errors;
        const attributes = {
          name: place,
          value: row[column.field] ?? '',
          'data-row': index,
          'data-field': column.field,
          'aria-label': `${header}, ${rowName}`,
          'aria-invalid': isWrong,
          'aria-describedby': isWrong ? `${place}-error` : undefined,
          onBlur: () => onLeave(place),
          onPaste: () => onLeave(place),
          onChange: (event: { target: { value: string } }) =>
            actions.edit(row.key, column.field, event.target.value),
        };
        return (
          <td key={column.field} data-kind={column.kind} data-label={header}>
            {column.kind === 'choice' ? (
              <select {...attributes}>
                {Object.entries(column.choices ?? {}).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...attributes}
                inputMode={column.kind === 'number' ? 'decimal' : 'text'}
                placeholder={column.placeholder}
                autoComplete="off"
                maxLength={column.kind === 'number' ? 20 : undefined}
                onFocus={(event) => column.kind === 'number' && event.currentTarget.select()}
              />
            )}
          </td>
        );
      })}
      <td className={styles.actions}>
        <span className={styles.buttons}>
          <button
            type="button"
            title="Duplicate"
            aria-label={`Duplicate ${rowName}`}
            onClick={() => actions.duplicate(row.key)}
          >
            <Copy size={14} aria-hidden />
          </button>
          <button
            type="button"
            title="Remove"
            aria-label={`Remove ${rowName}`}
            onClick={() => actions.remove(row.key)}
          >
            <Trash2 size={14} aria-hidden />
          </button>
        </span>
      </td>
    </tr>
  );
});
