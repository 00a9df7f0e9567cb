import { type Cell, cellEntries } from '#shared/network/control-plane/sections/cell.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import styles from './plane-cell.module.css';

/** Entries of a list that are shown before the rest is expanded. */
const shownAtFirst = 6;

/** A cell; a long list, such as the networks of an area, is folded behind its first entries. */
export function PlaneCell({ cell }: { readonly cell: Cell }) {
  const entries = cellEntries(cell);
  if (entries.length <= shownAtFirst + 2)
    return (
      <span
        className={styles.cell}
        data-several={entries.length > 1}
        data-whole={entries.length === 1 && isName(entries[0])}
      >
        {entries.join(', ')}
      </span>
    );
  return (
    <details className={styles.cell} data-several>
      <summary>
        {entries.slice(0, shownAtFirst).join(', ')}{' '}
        <span className={styles.more}>and {formatNumber(entries.length - shownAtFirst)} more</span>
      </summary>
      {entries.slice(shownAtFirst).join(', ')}
    </details>
  );
}

/** A short name or address, which would break at its dashes. */
const isName = (text = ''): boolean => text.length <= 16 && !text.includes(' ');
