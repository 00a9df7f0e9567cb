import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import { CheckField } from '#web/ui/field/check-field.tsx';

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
    <CheckField
      label={label}
      help={help}
      checked={form.values[name]}
      onChange={(isChecked) => form.change({ [name]: isChecked })}
      {...form.field(path)}
    />
  );
}
