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

/** Fields beside one another where there is room. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);

/** A field as wide as the form. */
export const Whole = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.whole}>{children}</div>
);
