import { designField } from '#shared/vocabulary/fields/design-fields.ts';
import type { StepId } from '#web/documents/designs/model/steps.ts';

export interface FormField {
  /** What the field is called on the form. */
  readonly label: string;
  readonly step: StepId;
}

/**
 * The field at a place of the contract (`requirements.sites[3].name`). A field without a step of its own is shown with
 * what holds it, and what no step shows with the review, which shows everything.
 */
export function formField(path: string): FormField {
  const field = designField(path);
  if (field?.step !== undefined) return { label: field.label, step: field.step };
  const outer = path.replace(/(\[\d+\]|\.?[^.[\]]+)$/, '');
  const around: FormField =
    outer === '' || outer === path ? { label: path, step: 'review' } : formField(outer);
  return field === undefined ? around : { label: field.label, step: around.step };
}
