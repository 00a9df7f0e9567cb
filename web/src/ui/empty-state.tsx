import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import prose from './prose.module.css';
import styles from './state.module.css';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  /** Of the icon: what happened, rather than what is missing. */
  readonly tone?: 'good' | 'warn' | 'bad';
  readonly title: string;
  /** What this screen is for. */
  readonly children: ReactNode;
  /** The first thing to do here. */
  readonly action?: ReactNode;
}

/** Replaces missing content: says what the screen is for and offers the first action. */
export function EmptyState({ icon: Icon, tone, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon className={tone ? prose[tone] : styles.icon} size={28} strokeWidth={1.5} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
