import type { ReactNode } from 'react';
import layout from '#web/ui/layout.module.css';
import styles from './field.module.css';

export interface FieldGridProps {
  readonly title?: string;
  /** Narrow fields: short names, and nothing next to them. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
}

/** Fields side by side where there is room, under a heading. */
export function FieldGrid({ title, isDense = false, children }: FieldGridProps) {
  const grid = (
    <div className={styles.grid} data-dense={isDense}>
      {children}
    </div>
  );
  if (!title) return grid;
  return (
    <section className={layout.stack3}>
      <h3 className={styles.title}>{title}</h3>
      {grid}
    </section>
  );
}

/** A field as wide as the form. */
export const Whole = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.whole}>{children}</div>
);
