import { type ReactNode, useId } from 'react';
import type { FieldState } from '#web/ui/form/use-form.ts';
import styles from './field.module.css';

export interface CheckFieldProps extends Partial<Omit<FieldState, 'onPaste'>> {
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Yes or no, with what it means or what is wrong with it under it. */
export function CheckField(props: CheckFieldProps) {
  const { label, help, checked, onChange, name, hasError = false, errorMessage, onBlur } = props;
  const id = useId();
  const notes = [help && `${id}-help`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.check}>
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        aria-invalid={hasError}
        aria-describedby={notes || undefined}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {help && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
        {hasError && (
          <p id={`${id}-error`} className={styles.error}>
            {errorMessage}
          </p>
        )}
      </div>
    </div>
  );
}
