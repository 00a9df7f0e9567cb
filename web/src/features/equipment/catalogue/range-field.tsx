import { useEffect, useId, useState } from 'react';
import type { Bounds } from '#web/features/equipment/model/view-address.ts';
import styles from '#web/ui/facets/facet.module.css';

export interface RangeFieldProps {
  readonly label: string;
  readonly unit: string;
  /** How much one of the field's units is in the bounds'. */
  readonly scale: number;
  readonly bounds: Bounds;
  readonly onChange: (bounds: Bounds) => void;
}

/** From and to, both included; taken on leaving a field and on Enter. */
export function RangeField({ label, unit, scale, bounds, onChange }: RangeFieldProps) {
  const id = useId();
  const [min, setMin] = useState(textOf(bounds.min, scale));
  const [max, setMax] = useState(textOf(bounds.max, scale));
  useEffect(() => setMin(textOf(bounds.min, scale)), [bounds.min, scale]);
  useEffect(() => setMax(textOf(bounds.max, scale)), [bounds.max, scale]);

  const [low, high] = [boundOf(min, scale), boundOf(max, scale)];
  const wrong = problemOf(low, high);
  const take = () => {
    if (wrong !== undefined || low === 'wrong' || high === 'wrong') return;
    if (low === bounds.min && high === bounds.max) return;
    onChange({
      ...(low === undefined ? {} : { min: low }),
      ...(high === undefined ? {} : { max: high }),
    });
  };
  const field = (name: string, value: string, set: (text: string) => void) => (
    <input
      className={styles.bound}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder={name}
      aria-label={`${label} ${name}${unit ? `, ${unit}` : ''}`}
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong === undefined ? undefined : id}
      value={value}
      onChange={(event) => set(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
  return (
    <fieldset className={styles.facet}>
      <legend>
        {label}
        {unit && <span className={styles.unit}> {unit}</span>}
      </legend>
      <div className={styles.bounds}>
        {field('from', min, setMin)}
        <span aria-hidden>–</span>
        {field('to', max, setMax)}
      </div>
      {wrong !== undefined && (
        <p id={id} className={styles.wrong}>
          {wrong}
        </p>
      )}
    </fieldset>
  );
}

const textOf = (value: number | undefined, scale: number): string =>
  value === undefined ? '' : String(value / scale);

/** Thousands may be parted by commas or spaces, as the figures on the page are. */
function boundOf(text: string, scale: number): number | undefined | 'wrong' {
  const plain = text.replaceAll(/[\s,]/g, '');
  if (plain === '') return undefined;
  const value = Number(plain);
  return Number.isFinite(value) && value >= 0 && value * scale <= 1_000_000_000
    ? Math.round(value * scale * 100) / 100
    : 'wrong';
}

function problemOf(
  low: number | undefined | 'wrong',
  high: number | undefined | 'wrong',
): string | undefined {
  if (low === 'wrong' || high === 'wrong') return 'Enter a number such as 48';
  return low !== undefined && high !== undefined && low > high
    ? 'The lower limit is above the upper one'
    : undefined;
}
