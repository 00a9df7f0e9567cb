import type { FormEvent, ReactNode } from 'react';
import layout from '#web/ui/layout.module.css';
import styles from './form.module.css';

export interface FormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** Fields under one another; our own sentences instead of the browser's bubbles. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form className={layout.stack4} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}

/** The form's buttons: the one that sends first, then the way out. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
