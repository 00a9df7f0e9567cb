import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

export interface StatusBadgeProps {
  readonly tone: 'neutral' | 'good' | 'warn' | 'bad' | 'info';
  /** The word: colour is never the only sign. */
  readonly children: ReactNode;
}

export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
