import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './recent-card.module.css';

export interface RecentItem {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly detail: ReactNode;
  readonly end?: ReactNode;
}

export interface RecentCardProps {
  readonly title: string;
  /** Where all of them are. */
  readonly to: string;
  readonly items: readonly RecentItem[] | undefined;
  readonly error: unknown;
  readonly fallback: string;
  readonly onRetry: () => void;
  /** Said when there are none. */
  readonly empty: string;
}

/** The latest few of a list, each a link. */
export function RecentCard({ title, to, items, error, fallback, onRetry, empty }: RecentCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={to}>Show all</Link>
      </header>
      {!items && error !== undefined && <ErrorState error={error} fallback={fallback} onRetry={onRetry} />}
      {!items && error === undefined && <Skeleton lines={4} height="2.5rem" />}
      {items?.length === 0 && <p className={styles.empty}>{empty}</p>}
      {items && items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ id, to: target, title: name, detail, end }) => (
            <li key={id}>
              <Link to={target} className={styles.item}>
                <span className={styles.names}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.detail}>{detail}</span>
                </span>
                {end}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
