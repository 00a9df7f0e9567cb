import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { textAt } from '#web/features/design-form/model/form-values.ts';
import { siteChoices } from '#web/features/design-form/model/site-references.ts';
import { FormField } from './form-field.tsx';

const path = 'requirements.internetHub';

/** The site that others reach the internet through: one of the design's own. */
export function HubField({ form }: { readonly form: DesignForm }) {
  const chosen = textAt(form.values, path);
  const choices = siteChoices(form.values.sites, chosen === '' ? [] : [chosen]);
  return <FormField form={form} path={path} choices={choices} />;
}
