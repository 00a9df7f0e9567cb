import { ChoiceInput } from '#web/features/equipment-form/fields/choice-input.tsx';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FigureInput } from '#web/features/equipment-form/fields/figure-input.tsx';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import { TextInput } from '#web/features/equipment-form/fields/text-input.tsx';
import { confidenceChoices } from '#web/features/equipment-form/model/choices.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';

export function CommercialSection({ form }: { readonly form: DeviceForm }) {
  return (
    <FormSection
      id="commercial"
      title="Commercial"
      intro="The prices of one unit, excluding tax: at list, and what you expect to pay. Licences are in the same currency."
    >
      <FieldGrid>
        <FigureInput form={form} name="priceAmount" figure="price" />
        <TextInput form={form} name="priceCurrency" placeholder="USD" />
        <TextInput form={form} name="priceAsOf" type="date" />
        <ChoiceInput form={form} name="priceConfidence" choices={confidenceChoices} />
        <FigureInput form={form} name="streetAmount" figure="streetPrice" />
        <TextInput form={form} name="streetCurrency" placeholder="USD" />
        <TextInput form={form} name="streetAsOf" type="date" />
        <ChoiceInput form={form} name="streetConfidence" choices={confidenceChoices} />
        <FigureInput form={form} name="licencePerYear" figure="licencePerYear" />
      </FieldGrid>
    </FormSection>
  );
}

export function LifeCycleSection({ form }: { readonly form: DeviceForm }) {
  return (
    <FormSection id="life-cycle" title="Life cycle">
      <FieldGrid>
        <FigureInput form={form} name="releaseYear" figure="releaseYear" />
        <FigureInput form={form} name="endOfSale" figure="endOfSale" type="date" />
        <FigureInput form={form} name="endOfSupport" figure="endOfSupport" type="date" />
      </FieldGrid>
    </FormSection>
  );
}
