import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { formText } from '#web/features/design-form/model/form-text.ts';
import { ValueField, type ValueFieldProps } from './value-field.tsx';

export interface FormFieldProps extends Partial<Omit<ValueFieldProps, 'field' | 'state'>> {
  readonly form: DesignForm;
  /** Its place in the contract. */
  readonly path: string;
  /** Instead of the registered help. */
  readonly help?: string;
}

/** A field that stands alone. */
export function FormField({ form, path, help, ...props }: FormFieldProps) {
  const field = wordsAt(path);
  return (
    <ValueField
      field={help === undefined ? field : { ...field, help }}
      state={form.field(path)}
      {...formText(form, path)}
      {...props}
    />
  );
}
