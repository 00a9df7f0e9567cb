import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import { FigureField } from '#web/ui/field/figure-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

/** The fields that hold a text. */
export type TextName = {
  [Name in keyof FormValues]: string extends FormValues[Name] ? Name : never;
}[keyof FormValues];

export interface FormTextProps {
  readonly form: DesignForm;
  readonly name: TextName;
  /** Its place in the contract. */
  readonly path: string;
  /** Instead of the field's registered words. */
  readonly help?: string | undefined;
  /** A field with a unit holds a number in any case. */
  readonly isNumber?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
}

/** A line of text or a number, with its unit. Numbers stay text while they are typed. */
export function FormText({ form, name, path, help, ...rest }: FormTextProps) {
  const { label, unit, placeholder = '', help: usual } = wordsAt(path);
  const { isNumber = unit !== undefined, isRequired = false, isDisabled = false, ...attributes } = rest;
  const field = {
    label,
    descriptiveText: help ?? usual,
    placeholder,
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
    isRequired,
    isDisabled,
    ...attributes,
    ...form.field(path),
  };
  return isNumber ? <FigureField unit={unit} {...field} /> : <TextField {...field} />;
}
