import { capabilities } from '#shared/contract/device.ts';
import { capabilitiesOfCategory } from '#shared/equipment/capabilities-of-category.ts';
import { ChoiceInput } from '#web/features/equipment-form/fields/choice-input.tsx';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FigureChoice } from '#web/features/equipment-form/fields/figure-input.tsx';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import { SourceSelect } from '#web/features/equipment-form/fields/source-select.tsx';
import { controlChoices, levelChoices } from '#web/features/equipment-form/model/choices.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import layout from '#web/ui/layout.module.css';

/** What the device can be configured to do: the capabilities of its category, and others that are stated all the same. */
export function CapabilitiesSection({ form }: { readonly form: DeviceForm }) {
  const { texts } = form.values;
  const own: readonly string[] =
    Object.entries(capabilitiesOfCategory).find(([category]) => category === texts.category)?.[1] ?? [];
  const shown = capabilities.filter((name) => own.includes(name) || texts[name] !== '');
  return (
    <FormSection
      id="capabilities"
      title="Capabilities"
      intro="What it can do, and what only with a licence. A plan does not rely on what is not known."
    >
      <FieldGrid>
        {shown.map((name) => (
          <ChoiceInput key={name} form={form} name={name} choices={levelChoices} none="Not known" />
        ))}
        <FigureChoice form={form} name="control" figure="control" choices={controlChoices} />
      </FieldGrid>
      <div className={layout.end}>
        <SourceSelect form={form} figure="capabilities" label="the capabilities" />
      </div>
    </FormSection>
  );
}
