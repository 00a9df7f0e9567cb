import type { ReactNode } from 'react';
import card from '#web/ui/card.module.css';
import prose from '#web/ui/prose.module.css';
import { useTitle } from '#web/ui/use-title.ts';
import styles from './account-card.module.css';

export interface AccountCardProps {
  readonly title: string;
  readonly summary?: ReactNode;
  readonly children: ReactNode;
  /** The other way: to sign up instead, or back to signing in. */
  readonly footer?: ReactNode;
  readonly isWide?: boolean;
}

/** The page of one short form, for visitors who are not signed in. */
export function AccountCard({ title, summary, children, footer, isWide = false }: AccountCardProps) {
  useTitle(title);
  return (
    <div className={styles.page}>
      <div className={`${card.surface} ${styles.card}`} data-wide={isWide}>
        <header>
          <h1>{title}</h1>
          {summary && <p>{summary}</p>}
        </header>
        {children}
      </div>
      {footer && <p className={prose.soft}>{footer}</p>}
    </div>
  );
}
