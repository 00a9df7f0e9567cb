import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

export interface FormSectionProps {
  /** Where the links to it lead. */
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the form, under its heading. */
export function FormSection({ id, title, intro, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}

export interface FieldGridProps {
  /** Narrow fields: short names, without a source beside them. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
}

/** Fields beside one another where there is room. */
export const FieldGrid = ({ isDense = false, children }: FieldGridProps) => (
  <div className={styles.grid} data-dense={isDense}>
    {children}
  </div>
);

/** A field as wide as the form. */
export const Whole = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.whole}>{children}</div>
);
