import { formatNumber } from '#web/ui/format.ts';
import styles from './plane-cell.module.css';

/** Entries of a list that are shown before somebody opens the rest. */
const shownAtFirst = 6;

/** Words of a cell; a long list, such as the networks of an area, is folded behind its first entries. */
export function PlaneCell({ text }: { readonly text: string }) {
  const entries = text.split(', ');
  if (entries.length <= shownAtFirst + 2) return <span className={styles.cell}>{text}</span>;
  return (
    <details className={styles.cell}>
      <summary>
        {entries.slice(0, shownAtFirst).join(', ')}{' '}
        <span className={styles.more}>and {formatNumber(entries.length - shownAtFirst)} more</span>
      </summary>
      {entries.slice(shownAtFirst).join(', ')}
    </details>
  );
}
