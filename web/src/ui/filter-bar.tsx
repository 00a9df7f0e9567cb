import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  readonly children: ReactNode;
  /** At the end of the line: what is done with what the filters leave. */
  readonly end?: ReactNode;
}

/** The search and the filters of a list; not on paper. */
export const FilterBar = ({ children, end }: FilterBarProps) => (
  <div className={styles.bar}>
    {children}
    {end && <div className={styles.end}>{end}</div>}
  </div>
);
