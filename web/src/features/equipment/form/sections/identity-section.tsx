import { ChoiceInput } from '../fields/choice-input.tsx';
import type { DeviceForm } from '../fields/form-fields.ts';
import { FieldGrid, FormSection, Whole } from '../fields/form-section.tsx';
import { TextBox, TextInput } from '../fields/text-input.tsx';
import { categoryChoices } from '../model/choices.ts';

export function IdentitySection({ form }: { readonly form: DeviceForm }) {
  return (
    <FormSection id="identity" title="Identity">
      <FieldGrid isDense>
        <ChoiceInput form={form} name="category" choices={categoryChoices} />
        <TextInput form={form} name="manufacturer" isRequired />
        <TextInput form={form} name="model" isRequired />
        <TextInput form={form} name="partNumber" isRequired />
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
