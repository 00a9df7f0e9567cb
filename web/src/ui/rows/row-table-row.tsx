import { ArrowDown, ArrowUp, Copy, type LucideIcon, SlidersHorizontal, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import type { FieldErrors } from '#web/ui/form/schema-errors.ts';
import { choicesAt } from './pasted-rows.ts';
import type { RowActions, RowColumn, RowMore, TextRow } from './row.ts';
import styles from './row-table.module.css';

interface RowProps {
  readonly row: TextRow;
  readonly index: number;
  readonly noun: string;
  readonly path: string;
  readonly columns: readonly RowColumn[];
  readonly errors: FieldErrors | undefined;
  readonly actions: RowActions;
  readonly isFixed: boolean;
  readonly isLast: boolean;
  readonly onLeave: (path: string) => void;
  readonly more?: RowMore | undefined;
  /** Moves the row, and the focus with it: `field` is where that stands. */
  readonly onMove: (key: string, by: -1 | 1, field: string | undefined) => void;
  readonly onRemove: (key: string) => void;
}

/** Drawn again only when it changes: a table may have 500 rows of 12 fields. */
export const RowTableRow = memo(function RowTableRow(props: RowProps) {
  const {
    row,
    index,
    noun,
    path,
    columns,
    errors,
    actions,
    isFixed,
    isLast,
    onLeave,
    onMove,
    onRemove,
    more,
  } = props;
  const rowName = row.name || row.type || `${noun} ${index + 1}`;
  return (
    <tr data-key={row.key}>
      {columns.map((column) => {
        const header = column.unit ? `${column.header} (${column.unit})` : column.header;
        const place = `${path}[${index}].${column.field}`;
        if (column.isFixed)
          return (
            <th key={column.field} scope="row" className={styles.name}>
              {row[column.field]}
            </th>
          );
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
                {choicesAt(column, attributes.value).map(([value, words]) => (
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
      {!isFixed && (
        <td className={styles.actions}>
          <span className={styles.buttons}>
            {more && <MoreButton path={`${path}[${index}]`} row={row} name={rowName} more={more} />}
            {actions.move && (
              <>
                <RowButton
                  action="up"
                  label={`Move ${rowName} up`}
                  icon={ArrowUp}
                  isDisabled={index === 0}
                  onPress={() => onMove(row.key, -1, 'up')}
                />
                <RowButton
                  action="down"
                  label={`Move ${rowName} down`}
                  icon={ArrowDown}
                  isDisabled={isLast}
                  onPress={() => onMove(row.key, 1, 'down')}
                />
              </>
            )}
            <RowButton
              action="duplicate"
              label={`Duplicate ${rowName}`}
              icon={Copy}
              onPress={() => actions.duplicate(row.key)}
            />
            <RowButton
              action="remove"
              label={`Remove ${rowName}`}
              icon={Trash2}
              onPress={() => onRemove(row.key)}
            />
          </span>
        </td>
      )}
    </tr>
  );
});

interface MoreButtonProps {
  readonly path: string;
  readonly row: TextRow;
  readonly name: string;
  readonly more: RowMore;
}

/** Says how much is stated behind it. */
function MoreButton({ path, row, name, more }: MoreButtonProps) {
  const stated = more.statedIn(row);
  const label = `More about ${name}${stated.length > 0 ? `: ${joinAnd(stated)}` : ''}`;
  return (
    <button
      type="button"
      data-field="more"
      data-more={path}
      data-stated={stated.length > 0}
      title={label}
      aria-label={label}
      onClick={() => more.open(row.key)}
    >
      <SlidersHorizontal size={14} aria-hidden />
    </button>
  );
}

interface RowButtonProps {
  readonly action: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

const RowButton = ({ action, label, icon: Icon, isDisabled, onPress }: RowButtonProps) => (
  <button
    type="button"
    data-field={action}
    title={label}
    aria-label={label}
    disabled={isDisabled}
    onClick={onPress}
  >
    <Icon size={14} aria-hidden />
  </button>
);
