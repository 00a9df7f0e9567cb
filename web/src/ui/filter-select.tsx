import styles from './filter-select.module.css';

export interface FilterSelectProps {
  readonly label: string;
  /** Empty for all. */
  readonly value: string;
  /** What stands for no choice: `All sites`. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** One choice that narrows a list, among the list's other filters. */
export function FilterSelect({ label, value, all, options, onChoose }: FilterSelectProps) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
