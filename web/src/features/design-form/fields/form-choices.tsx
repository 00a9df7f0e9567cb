import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import { ChoicesField } from '#web/ui/field/choices-field.tsx';

type ChoicesName = {
  [Name in keyof FormValues]: string[] extends FormValues[Name] ? Name : never;
}[keyof FormValues];

export interface FormChoicesProps {
  readonly form: DesignForm;
  readonly name: ChoicesName;
  /** Its place in the contract. */
  readonly path: string;
}

export function FormChoices({ form, name, path }: FormChoicesProps) {
  const { label, values = {} } = wordsAt(path);
  return (
    <ChoicesField
      legend={label}
      name={path}
      choices={values}
      chosen={form.values[name]}
      onChange={(chosen) => form.change({ [name]: chosen })}
    />
  );
}
