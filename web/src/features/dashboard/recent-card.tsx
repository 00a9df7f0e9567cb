import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
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
  /** Shown when there are none. */
  readonly empty: string;
}

/** The latest few of a list, each a link. */
export function RecentCard({ title, to, items, empty }: RecentCardProps) {
  return (
    <Card title={title} action={<Link to={to}>Show all</Link>}>
      {!items && <Skeleton lines={4} height="2.5rem" />}
      {items?.length === 0 && <p className={prose.soft}>{empty}</p>}
      {items && items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ id, to: target, title: name, detail, end }) => (
            <li key={id}>
              <Link to={target} className={styles.item}>
                <span className={layout.stack}>
                  <span className={styles.name}>{name}</span>
                  <span className={prose.note}>{detail}</span>
                </span>
                {end}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
