import { X } from 'lucide-react';
import button from '#web/ui/button.module.css';
import styles from './chosen-chips.module.css';

export interface ChosenChip {
  /** `Category: Switch`. */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface ChosenChipsProps {
  readonly chips: readonly ChosenChip[];
  readonly onClear: () => void;
}

/** The active filters, each removable, or all at once. */
export function ChosenChips({ chips, onClear }: ChosenChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <button type="button" className={styles.chip} aria-label={`Remove ${label}`} onClick={onRemove}>
            {label}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={button.words} onClick={onClear}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
