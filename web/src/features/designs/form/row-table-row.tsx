import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Menu } from '../../../ui/menu.tsx';
import type { FormErrors } from '../model/judge.ts';
import styles from './row-table.module.css';
import type { RowActions, RowColumn, TextRow } from './rows.ts';

interface RowProps {
  readonly row: TextRow;
  readonly index: number;
  readonly noun: string;
  readonly path: string;
  readonly columns: readonly RowColumn[];
  readonly errors: FormErrors | undefined;
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
        const place = `${path}[${index}].${column.field}`;
        const isWrong = errors !== undefined && place in errors;
        const attributes = {
          name: place,
          value: row[column.field] ?? '',
          'data-row': index,
          'data-field': column.field,
          'aria-label': `${column.header}, ${rowName}`,
          'aria-invalid': isWrong,
          'aria-describedby': isWrong ? `${place}-error` : undefined,
          onBlur: () => onLeave(place),
          onChange: (event: { target: { value: string } }) =>
            actions.edit(row.key, column.field, event.target.value),
        };
        return (
          <td key={column.field} data-kind={column.kind} data-label={column.header}>
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
                maxLength={column.kind === 'number' ? 20 : 100}
                onFocus={(event) => column.kind === 'number' && event.currentTarget.select()}
              />
            )}
          </td>
        );
      })}
      <td className={styles.actions}>
        <Menu
          label={`Actions for ${rowName}`}
          trigger={<Ellipsis size={16} aria-hidden />}
          items={[
            { label: 'Duplicate', icon: Copy, onSelect: () => actions.duplicate(row.key) },
            { label: 'Remove', icon: Trash2, onSelect: () => actions.remove(row.key) },
          ]}
        />
      </td>
    </tr>
  );
});
