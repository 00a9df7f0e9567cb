import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What this screen is for. */
  readonly children: ReactNode;
  /** The first thing to do here. */
  readonly action?: ReactNode;
}

/** Replaces missing content: says what the screen is for and offers the first action. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon className={styles.icon} size={28} strokeWidth={1.5} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
