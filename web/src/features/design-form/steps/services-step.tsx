import { FormCheck } from '#web/features/design-form/fields/form-check.tsx';
import { FormChoices } from '#web/features/design-form/fields/form-choices.tsx';
import { FormSelect } from '#web/features/design-form/fields/form-select.tsx';
import { FormText } from '#web/features/design-form/fields/form-text.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';

export function ServicesStep({ form }: { readonly form: DesignForm }) {
  const { symmetric, download } = form.values;
  return (
    <>
      <FieldGrid title="Internet access of the whole network">
        <FormText form={form} name="download" path="requirements.bandwidth.download" />
        {symmetric ? (
          <FormText
            form={form}
            name="download"
            path="requirements.bandwidth.upload"
            isDisabled
            help={download ? 'The same as the download.' : 'Sized like the download.'}
          />
        ) : (
          <FormText form={form} name="upload" path="requirements.bandwidth.upload" />
        )}
      </FieldGrid>
      <FormCheck form={form} name="symmetric" path="requirements.bandwidth.symmetric" />
      {form.values.siteChoice === 'several' && (
        <FieldGrid title="Between the sites">
          <FormSelect form={form} name="wanKind" path="requirements.wan.kind" />
        </FieldGrid>
      )}
      <FormChoices form={form} name="cloud" path="requirements.services.cloud" />
      <FormChoices form={form} name="onPremise" path="requirements.services.onPremise" />
      <FormChoices form={form} name="network" path="requirements.services.network" />
    </>
  );
}
