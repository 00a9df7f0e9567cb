import { TextAreaField } from '@aws-amplify/ui-react';
import { issueTitles } from '#shared/network/existing/issue-titles.ts';
import { topologyKindLabels } from '#web/documents/designs/model/labels.ts';
import { ChoiceCards } from '#web/features/design-form/fields/choice-cards.tsx';
import { FieldGrid } from '#web/features/design-form/fields/field-grid.tsx';
import { FormChoices } from '#web/features/design-form/fields/form-choices.tsx';
import { FormSelect } from '#web/features/design-form/fields/form-select.tsx';
import { FormText } from '#web/features/design-form/fields/form-text.tsx';
import type { DesignForm } from '#web/features/design-form/use-design-form.ts';
import { DevicesTable } from './devices-table.tsx';

export function BasicsStep({ form }: { readonly form: DesignForm }) {
  const { values, set } = form;
  return (
    <>
      <FormText
        form={form}
        name="designName"
        path="designName"
        label="Name"
        help="What you and your client call this network."
        isRequired
      />
      <TextAreaField
        label="Description"
        descriptiveText={`${room(values.description)} Shown in the list and on the report.`}
        rows={3}
        value={values.description}
        onChange={(event) => set('description', event.target.value)}
        {...form.field('description')}
      />
      <ChoiceCards
        legend="Where it starts"
        name="isExistingNetwork"
        value={values.isExistingNetwork ? 'existing' : 'new'}
        onChange={(choice) => set('isExistingNetwork', choice === 'existing')}
        choices={[
          { value: 'new', label: 'A new network', help: 'Nothing is in place yet, or nothing stays.' },
          {
            value: 'existing',
            label: 'A network that exists',
            help: 'Record what is there and what is wrong.',
          },
        ]}
      />
      {values.isExistingNetwork && <ExistingNetwork form={form} />}
    </>
  );
}

/** Nothing that is typed or pasted is cut: what is too much shows as such. */
function room(description: string): string {
  const left = 500 - description.trim().length;
  return left < 0 ? `${-left} characters too many.` : `${left} characters left.`;
}

function ExistingNetwork({ form }: { readonly form: DesignForm }) {
  return (
    <>
      <FieldGrid title="What is there">
        <FormSelect
          form={form}
          name="currentTopology"
          path="existingNetworkDetails.currentTopology"
          label="Current topology"
          choices={topologyKindLabels}
          none="Not known"
        />
        <FormText
          form={form}
          name="currentIPScheme"
          path="existingNetworkDetails.currentIPScheme"
          label="Current address block"
          placeholder="192.168.0.0/16"
        />
      </FieldGrid>
      <FormChoices
        form={form}
        name="currentIssues"
        path="existingNetworkDetails.currentIssues"
        label="Known problems"
        choices={issueTitles}
      />
      <DevicesTable form={form} />
    </>
  );
}
