import { ChoiceInput } from '#web/features/equipment-form/fields/choice-input.tsx';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import { TextBox, TextInput } from '#web/features/equipment-form/fields/text-input.tsx';
import { categoryChoices, classChoices } from '#web/features/equipment-form/model/choices.ts';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';

export function IdentitySection({ form }: { readonly form: DeviceForm }) {
  return (
    <FormSection id="identity" title="Identity">
      <FieldGrid isDense>
        <ChoiceInput form={form} name="category" choices={categoryChoices} />
        <TextInput form={form} name="manufacturer" isRequired />
        <TextInput form={form} name="model" isRequired />
        <TextInput form={form} name="partNumber" isRequired />
        <TextInput form={form} name="family" placeholder="Catalyst 9000" />
        <ChoiceInput form={form} name="class" choices={classChoices} none="Not known" />
        <Whole>
          <TextBox form={form} name="typicalUseCase" help="What it is bought for, in a few words." />
        </Whole>
        <Whole>
          <TextInput form={form} name="datasheetUrl" type="url" placeholder="https://" />
        </Whole>
      </FieldGrid>
    </FormSection>
  );
}
