import styles from './filter-select.module.css';

export interface FilterDayProps {
  readonly label: string;
  /** `2026-11-22`; empty for no bound. */
  readonly day: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** A day from which, or to which, a list goes, among its other filters. */
export const FilterDay = ({ label, day, min, max, onChoose }: FilterDayProps) => (
  <label className={styles.labelled}>
    {label}
    <input
      type="date"
      className={styles.select}
      value={day}
      min={min}
      max={max}
      onChange={({ target }) => onChoose(target.value)}
    />
  </label>
);
