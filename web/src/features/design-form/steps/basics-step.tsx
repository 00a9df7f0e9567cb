import { formatCount } from '#shared/vocabulary/counts.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { FormChoices } from '#web/features/design-form/fields/form-choices.tsx';
import { FormSelect } from '#web/features/design-form/fields/form-select.tsx';
import { FormText } from '#web/features/design-form/fields/form-text.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { ChoiceCards } from '#web/ui/field/choice-cards.tsx';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import { DevicesTable } from './devices-table.tsx';

export function BasicsStep({ form }: { readonly form: DesignForm }) {
  const { values, change } = form;
  const [description, start] = [wordsAt('description'), wordsAt('isExistingNetwork')];
  return (
    <>
      <FormText form={form} name="designName" path="designName" isRequired />
      <LinesField
        label={description.label}
        descriptiveText={`${room(values.description)} ${description.help}`}
        rows={3}
        value={values.description}
        onChange={(event) => change({ description: event.target.value })}
        {...form.field('description')}
      />
      <ChoiceCards
        legend={start.label}
        name="isExistingNetwork"
        value={values.isExistingNetwork ? 'existing' : 'new'}
        onChange={(choice) => change({ isExistingNetwork: choice === 'existing' })}
        choices={[
          {
            value: 'new',
            label: start.values?.false ?? '',
            help: 'There is no network yet, or none of it stays.',
          },
          {
            value: 'existing',
            label: start.values?.true ?? '',
            help: 'Record what is there and what is wrong with it.',
          },
        ]}
      />
      {values.isExistingNetwork && <ExistingNetwork form={form} />}
    </>
  );
}

/** Typed or pasted text is never truncated: the excess is reported. */
function room(description: string): string {
  const left = 500 - description.trim().length;
  return left < 0
    ? `${formatCount(-left, 'character')} too many.`
    : `${formatCount(left, 'character')} left.`;
}

function ExistingNetwork({ form }: { readonly form: DesignForm }) {
  return (
    <>
      <FieldGrid title="What is there">
        <FormSelect form={form} name="currentTopology" path="existingNetworkDetails.currentTopology" />
        <FormText form={form} name="currentIPScheme" path="existingNetworkDetails.currentIPScheme" />
      </FieldGrid>
      <FormChoices form={form} name="currentIssues" path="existingNetworkDetails.currentIssues" />
      <DevicesTable form={form} />
    </>
  );
}
