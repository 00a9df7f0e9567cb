import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import styles from './fields.module.css';

type CheckName = {
  [Name in keyof FormValues]: boolean extends FormValues[Name] ? Name : never;
}[keyof FormValues];

export interface FormCheckProps {
  readonly form: DesignForm;
  readonly name: CheckName;
  /** Its place in the contract. */
  readonly path: string;
}

/** Yes or no, with its meaning below. */
export function FormCheck({ form, name, path }: FormCheckProps) {
  const { label, help } = wordsAt(path);
  return (
    <div className={styles.check}>
      <input
        type="checkbox"
        id={path}
        name={path}
        checked={form.values[name]}
        onChange={(event) => form.change({ [name]: event.target.checked })}
        aria-describedby={`${path}-help`}
      />
      <div>
        <label htmlFor={path}>{label}</label>
        <p id={`${path}-help`} className={styles.help}>
          {help}
        </p>
      </div>
    </div>
  );
}
