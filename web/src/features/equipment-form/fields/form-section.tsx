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
