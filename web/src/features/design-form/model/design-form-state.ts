import type { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import type { Form } from '#web/ui/form/use-form.ts';
import type { FormValues } from './form-values.ts';

/** The guided form while it is edited. */
export type DesignForm = Form<FormValues, StatedDesign>;
