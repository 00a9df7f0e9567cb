import { SelectField } from '@aws-amplify/ui-react';
import type { Choices } from '#web/features/equipment-form/model/choices.ts';
import type { TextName } from '#web/features/equipment-form/model/device-values.ts';
import { fieldLabel } from '#web/features/equipment-form/model/field-labels.ts';
import { type DeviceForm, textProps } from './device-form.ts';

export interface ChoiceInputProps {
  readonly form: DeviceForm;
  readonly name: TextName;
  readonly choices: Choices;
  /** What the list calls no choice; without it one has to be made. */
  readonly none?: string;
}

/** One of a few values. */
export function ChoiceInput({ form, name, choices, none }: ChoiceInputProps) {
  return (
    <SelectField label={fieldLabel(name)} {...textProps(form, name)}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
