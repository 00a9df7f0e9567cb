import type { ReactNode } from 'react';
import layout from '#web/ui/layout.module.css';
import styles from './fields.module.css';

/** Fields beside one another where there is room, under a heading. */
export function FieldGrid({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className={layout.stack3}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <div className={styles.grid}>{children}</div>
    </section>
  );
}
