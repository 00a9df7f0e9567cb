import type { FieldError } from '#shared/contract/errors.ts';
import { fieldErrors } from '#shared/contract/field-errors.ts';
import { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { formField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import { unjudgedDesign } from './stated-values.ts';

/** What is wrong with each field, by its place in the contract: a sentence that names it. */
export type FormErrors = Readonly<Record<string, string>>;

export type Judgement =
  | { readonly design: StatedDesign; readonly errors: FormErrors }
  | { readonly design: undefined; readonly errors: FormErrors };

/** The form against the contract: the design that it states, or what is wrong with it. */
export function judge(values: FormValues): Judgement {
  const { data, error } = StatedDesign.safeParse(unjudgedDesign(values));
  return { design: data, errors: error ? errorsByField(fieldErrors(error)) : {} };
}

/** The first sentence for each field, from our own judgement or from the service's. */
export function errorsByField(found: readonly FieldError[]): FormErrors {
  const errors: Record<string, string> = {};
  for (const { field, message } of found) errors[field] ??= `${formField(field).label} ${message}.`;
  return errors;
}
