import { TextField } from '@aws-amplify/ui-react';
import type { FormValues } from '#web/features/design-form/model/form-values.ts';
import type { DesignForm } from '#web/features/design-form/use-design-form.ts';
import styles from './fields.module.css';

/** The fields that hold a text. */
export type TextName = {
  [Name in keyof FormValues]: string extends FormValues[Name] ? Name : never;
}[keyof FormValues];

export interface FormTextProps {
  readonly form: DesignForm;
  readonly name: TextName;
  /** Its place in the contract. */
  readonly path: string;
  readonly label: string;
  readonly help?: string | undefined;
  /** Stands in the field: `Mbit/s`. A field with a unit holds a number. */
  readonly unit?: string;
  readonly isNumber?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** A line of text or a number, with its unit. Numbers stay text while they are typed. */
export function FormText({ form, name, path, label, help, unit, ...rest }: FormTextProps) {
  const { isNumber = unit !== undefined, isRequired = false, isDisabled = false, ...attributes } = rest;
  return (
    <TextField
      label={label}
      descriptiveText={help}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.target.value)}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      isRequired={isRequired}
      isDisabled={isDisabled}
      className={isNumber ? (styles.number ?? '') : ''}
      innerEndComponent={unit && <span className={styles.unit}>{unit}</span>}
      {...attributes}
      {...form.field(path)}
    />
  );
}
