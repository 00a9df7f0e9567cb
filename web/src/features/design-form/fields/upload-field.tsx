import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { textAt } from '#web/features/design-form/model/form-values.ts';
import { FormField } from './form-field.tsx';

const path = 'requirements.bandwidth.upload';

/** The upload of a symmetric line is its download. */
export function UploadField({ form }: { readonly form: DesignForm }) {
  if (textAt(form.values, 'requirements.bandwidth.symmetric') !== 'true')
    return <FormField form={form} path={path} />;
  const text = textAt(form.values, 'requirements.bandwidth.download');
  const help = text ? 'The same as the download.' : 'Sized like the download.';
  return <FormField form={form} path={path} text={text} help={help} isDisabled />;
}
