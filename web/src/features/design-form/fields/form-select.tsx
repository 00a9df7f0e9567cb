import { SelectField } from '@aws-amplify/ui-react';
import type { DesignForm } from '#web/features/design-form/use-design-form.ts';
import type { TextName } from './form-text.tsx';

export interface FormSelectProps {
  readonly form: DesignForm;
  readonly name: TextName;
  /** Its place in the contract. */
  readonly path: string;
  readonly label: string;
  readonly help?: string;
  /** Values in words, in the order of the list. */
  readonly choices: Readonly<Record<string, string>>;
  /** What the list calls no choice; without it one has to be made. */
  readonly none?: string;
}

export function FormSelect({ form, name, path, label, help, choices, none }: FormSelectProps) {
  return (
    <SelectField
      label={label}
      descriptiveText={help}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.target.value)}
      {...form.field(path)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {Object.entries(choices).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
