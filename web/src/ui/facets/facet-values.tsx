import { useState } from 'react';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import button from '#web/ui/button.module.css';
import styles from './facet.module.css';

export interface FacetValuesProps {
  readonly title: string;
  /** All values, in the order in which they stay. */
  readonly values: readonly string[];
  readonly labelOf: (value: string) => string;
  /** How many entries each value would leave. */
  readonly counts: ReadonlyMap<string, number>;
  /** What is counted: `device`. */
  readonly noun: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Values shown before all are expanded. */
const atFirst = 8;

/** A facet: its values with how many entries each would leave. Any of those chosen suffices. */
export function FacetValues(props: FacetValuesProps) {
  const { title, values, labelOf, counts, noun, chosen, onChange } = props;
  const [showsAll, setShowsAll] = useState(false);
  // Values in the address that no entry has can still be removed.
  const all = [...values, ...chosen.filter((value) => !values.includes(value))];
  const shown =
    showsAll || all.length <= atFirst + 1
      ? all
      : all.filter((value, index) => index < atFirst || chosen.includes(value));
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {shown.map((value) => {
        const count = counts.get(value) ?? 0;
        const isChosen = chosen.includes(value);
        return (
          <label key={value} className={styles.value} data-none={count === 0 && !isChosen}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])
              }
            />
            <span className={styles.label}>{labelOf(value)}</span>
            <span className={styles.count} aria-hidden>
              {formatNumber(count)}
            </span>
            <span className="visually-hidden">, {formatCount(count, noun)}</span>
          </label>
        );
      })}
      {all.length > atFirst + 1 && (
        <button type="button" className={button.words} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${all.length}`}
        </button>
      )}
    </fieldset>
  );
}
