import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FigureChoice, FigureInput } from '#web/features/equipment-form/fields/figure-input.tsx';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import {
  airflowChoices,
  environmentChoices,
  mountingChoices,
} from '#web/features/equipment-form/model/choices.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';

export function PowerSection({ form }: { readonly form: DeviceForm }) {
  return (
    <FormSection
      id="power"
      title="Power"
      intro="The power draw excludes what the device supplies over Ethernet."
    >
      <FieldGrid>
        <FigureInput form={form} name="drawW" figure="drawW" />
        <FigureInput form={form} name="powerSupplies" figure="powerSupplies" />
      </FieldGrid>
    </FormSection>
  );
}

export function PhysicalSection({ form }: { readonly form: DeviceForm }) {
  return (
    <FormSection id="physical" title="Physical">
      <FieldGrid>
        <FigureInput form={form} name="rackUnits" figure="rackUnits" />
        <FigureInput form={form} name="weightKg" figure="weightKg" />
        <FigureChoice form={form} name="airflow" figure="airflow" choices={airflowChoices} />
        <FigureChoice form={form} name="environment" figure="environment" choices={environmentChoices} />
        <FigureChoice form={form} name="mounting" figure="mounting" choices={mountingChoices} />
      </FieldGrid>
    </FormSection>
  );
}
