import { formatNumber } from '#shared/vocabulary/counts.ts';
import styles from './awaited-count.module.css';

/** A large number, and until it is known a grey bar in its size, so that nothing jumps. */
export const AwaitedCount = ({ count }: { readonly count: number | undefined }) =>
  count === undefined ? <span className={styles.wait} /> : formatNumber(count);
