import { useId } from 'react';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import styles from './meter.module.css';

export interface MeterProps {
  readonly label: string;
  readonly used: number;
  /** `null` is no limit: nothing to fill. */
  readonly allowed: number | null;
}

/** How much of a limit is used: in words, and as a bar. */
export function Meter({ label, used, allowed }: MeterProps) {
  const id = useId();
  const words = wordsOf(used, allowed);
  return (
    <div className={styles.meter}>
      <span id={id}>{label}</span>
      <span>{words}</span>
      {allowed !== null && (
        // biome-ignore lint/a11y/useSemanticElements: the browsers' own meter takes no colours of ours
        <div
          role="meter"
          className={styles.bar}
          data-tone={toneOf(used, allowed)}
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={allowed}
          aria-valuenow={Math.min(used, allowed)}
          aria-valuetext={words}
        >
          <span style={{ width: `${Math.min(100, (used / Math.max(1, allowed)) * 100)}%` }} />
        </div>
      )}
    </div>
  );
}

/** `12 of 20, 8 left`; `20 of 20, limit reached`; `12, no limit`. */
function wordsOf(used: number, allowed: number | null): string {
  if (allowed === null) return `${formatNumber(used)}, no limit`;
  const left = allowed - used;
  return `${formatNumber(used)} of ${formatNumber(allowed)}, ${left > 0 ? `${formatNumber(left)} left` : 'limit reached'}`;
}

/** The last fifth warns. */
function toneOf(used: number, allowed: number): 'good' | 'warn' | 'bad' {
  if (used >= allowed) return 'bad';
  return used >= allowed * 0.8 ? 'warn' : 'good';
}
