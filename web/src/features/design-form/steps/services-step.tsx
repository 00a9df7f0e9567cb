import {
  cloudLabels,
  networkServiceLabels,
  onPremiseLabels,
  wanKindLabels,
} from '#web/documents/designs/model/labels.ts';
import { FieldGrid } from '#web/features/design-form/fields/field-grid.tsx';
import { FormCheck } from '#web/features/design-form/fields/form-check.tsx';
import { FormChoices } from '#web/features/design-form/fields/form-choices.tsx';
import { FormSelect } from '#web/features/design-form/fields/form-select.tsx';
import { FormText } from '#web/features/design-form/fields/form-text.tsx';
import type { DesignForm } from '#web/features/design-form/use-design-form.ts';

export function ServicesStep({ form }: { readonly form: DesignForm }) {
  const { symmetric, download } = form.values;
  return (
    <>
      <FieldGrid title="Internet access of the whole network">
        <FormText
          form={form}
          name="download"
          path="requirements.bandwidth.download"
          label="Download"
          unit="Mbit/s"
          placeholder="auto"
          help="Empty: sized from the number of people."
        />
        {symmetric ? (
          <FormText
            form={form}
            name="download"
            path="requirements.bandwidth.upload"
            label="Upload"
            unit="Mbit/s"
            isDisabled
            placeholder="auto"
            help={download ? 'The same as the download.' : 'Sized like the download.'}
          />
        ) : (
          <FormText
            form={form}
            name="upload"
            path="requirements.bandwidth.upload"
            label="Upload"
            unit="Mbit/s"
            placeholder="auto"
          />
        )}
      </FieldGrid>
      <FormCheck
        form={form}
        name="symmetric"
        path="requirements.bandwidth.symmetric"
        label="Symmetric line"
        help="As much up as down, as leased lines are."
      />
      {form.values.siteChoice === 'several' && (
        <FieldGrid title="Between the sites">
          <FormSelect
            form={form}
            name="wanKind"
            path="requirements.wan.kind"
            label="Joined by"
            choices={wanKindLabels}
          />
        </FieldGrid>
      )}
      <FormChoices
        form={form}
        name="cloud"
        path="requirements.services.cloud"
        label="Cloud services"
        choices={cloudLabels}
      />
      <FormChoices
        form={form}
        name="onPremise"
        path="requirements.services.onPremise"
        label="Services on the premises"
        choices={onPremiseLabels}
      />
      <FormChoices
        form={form}
        name="network"
        path="requirements.services.network"
        label="Network services"
        choices={networkServiceLabels}
      />
    </>
  );
}
