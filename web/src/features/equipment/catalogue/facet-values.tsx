import { useState } from 'react';
import type { FacetName, FacetValue } from '#shared/equipment/facets.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { facetLabels, valueLabel } from '#web/features/equipment/model/facet-labels.ts';
import button from '#web/ui/button.module.css';
import styles from './facet-panel.module.css';

export interface FacetValuesProps {
  readonly facet: FacetName;
  /** All values, in the order in which they stay. */
  readonly values: readonly string[];
  readonly counts: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Values shown before all are expanded. */
const atFirst = 8;

/** A facet: its values with how many devices each would leave. Any of those chosen suffices. */
export function FacetValues({ facet, values, counts, chosen, onChange }: FacetValuesProps) {
  const [showsAll, setShowsAll] = useState(false);
  // Values in the address that no device has can still be removed.
  const all = [...values, ...chosen.filter((value) => !values.includes(value))];
  const shown =
    showsAll || all.length <= atFirst + 1
      ? all
      : all.filter((value, index) => index < atFirst || chosen.includes(value));
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return (
    <fieldset className={styles.facet}>
      <legend>{facetLabels[facet]}</legend>
      {shown.map((value) => {
        const count = countOf.get(value) ?? 0;
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
            <span className={styles.label}>{valueLabel(facet, value)}</span>
            <span className={styles.count} aria-hidden>
              {formatNumber(count)}
            </span>
            <span className="visually-hidden">, {formatCount(count, 'device')}</span>
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
