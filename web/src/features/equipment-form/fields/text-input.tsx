import type { TextName } from '#web/features/equipment-form/model/device-values.ts';
import { fieldLabel } from '#web/features/equipment-form/model/field-labels.ts';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { type DeviceForm, useTextProps } from './device-form.ts';

export interface TextInputProps {
  readonly form: DeviceForm;
  readonly name: TextName;
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'url' | 'date';
  readonly placeholder?: string;
}

/** A line of text. */
export function TextInput({ form, name, help, type = 'text', ...attributes }: TextInputProps) {
  return (
    <TextField
      label={fieldLabel(name)}
      descriptiveText={help}
      type={type}
      {...attributes}
      {...useTextProps(form, name)}
    />
  );
}

/** Several lines. */
export function TextBox({ form, name, help }: Pick<TextInputProps, 'form' | 'name' | 'help'>) {
  return (
    <LinesField label={fieldLabel(name)} descriptiveText={help} rows={2} {...useTextProps(form, name)} />
  );
}
