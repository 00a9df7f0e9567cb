import type { TextName } from '#web/features/equipment-form/model/device-values.ts';
import { fieldLabel } from '#web/features/equipment-form/model/field-labels.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import type { Choices } from '#web/ui/field/choice-pairs.ts';
import { type DeviceForm, useTextProps } from './device-form.ts';

export interface ChoiceInputProps {
  readonly form: DeviceForm;
  readonly name: TextName;
  readonly choices: Choices;
  /** What the list calls no choice; without it one has to be made. */
  readonly none?: string;
}

/** One of a few values. */
export const ChoiceInput = ({ form, name, ...choices }: ChoiceInputProps) => (
  <ChoiceField label={fieldLabel(name)} {...choices} {...useTextProps(form, name)} />
);
