import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import styles from './fields.module.css';

type ChoicesName = {
  [Name in keyof FormValues]: string[] extends FormValues[Name] ? Name : never;
}[keyof FormValues];

export interface FormChoicesProps {
  readonly form: DesignForm;
  readonly name: ChoicesName;
  /** Its place in the contract. */
  readonly path: string;
}

/** Any number of a few. */
export function FormChoices({ form, name, path }: FormChoicesProps) {
  const { label, values: choices = {} } = wordsAt(path);
  const chosen = form.values[name];
  const toggle = (value: string) =>
    form.change({
      // In the order of the list, whatever the order of the clicks.
      [name]: Object.keys(choices).filter((other) => chosen.includes(other) !== (other === value)),
    });
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {Object.entries(choices).map(([value, words]) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              name={path}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
