import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import type { TextName } from './form-text.tsx';

export interface FormSelectProps {
  readonly form: DesignForm;
  readonly name: TextName;
  /** Its place in the contract. */
  readonly path: string;
}

export function FormSelect({ form, name, path }: FormSelectProps) {
  const { label, help, values = {}, empty } = wordsAt(path);
  return (
    <ChoiceField
      label={label}
      descriptiveText={help}
      value={form.values[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
      choices={values}
      none={empty}
      {...form.field(path)}
    />
  );
}
