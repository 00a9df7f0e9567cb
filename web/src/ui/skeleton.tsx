import layout from './layout.module.css';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** How many lines, or rows of a table. */
  readonly lines?: number;
  /** CSS height of one of them. */
  readonly height?: string;
  /** Announced to screen readers. */
  readonly label?: string;
}

/** Grey lines in the shape of what is being loaded, so that nothing jumps when it arrives. */
export function Skeleton({ lines = 3, height = '1.25rem', label = 'Loading' }: SkeletonProps) {
  return (
    <div className={layout.stack3} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <div key={line} className={styles.line} style={{ height }} />
      ))}
    </div>
  );
}
