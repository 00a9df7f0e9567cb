import { useMemo, useRef } from 'react';
import type { Figure } from '#shared/contract/device.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FigureChoice, FigureInput } from '#web/features/equipment-form/fields/figure-input.tsx';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import {
  antennaChoices,
  type Choices,
  layerChoices,
  poeChoices,
  wifiChoices,
} from '#web/features/equipment-form/model/choices.ts';
import type { TextName } from '#web/features/equipment-form/model/device-values.ts';
import { fieldsOfFigure, shownFigures } from '#web/features/equipment-form/model/stated-figures.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';

/** The figures by which the devices of a category are chosen. */
export function FiguresSection({ form }: { readonly form: DeviceForm }) {
  const { category } = form.values.texts;
  const shown = useShownFigures(form);
  const name = Object.entries(categoryLabels)
    .find(([value]) => value === category)?.[1]
    .toLowerCase();
  return (
    <FormSection
      id="performance"
      title="Performance"
      intro={`The figures that a ${name ?? 'device'} is selected by. Leave unknown figures empty; throughput can be typed as 10G.`}
    >
      <FieldGrid>
        {shown.flatMap((figure) =>
          fieldsOfFigure(figure).map((field) => (
            <FigureField key={field} form={form} name={field} figure={figure} />
          )),
        )}
      </FieldGrid>
    </FormSection>
  );
}

interface FigureFieldProps {
  readonly form: DeviceForm;
  readonly name: TextName;
  readonly figure: Figure;
}

function FigureField(props: FigureFieldProps) {
  const choices = choicesOf.get(props.name);
  return choices ? <FigureChoice {...props} choices={choices} /> : <FigureInput {...props} />;
}

const choicesOf = new Map<TextName, Choices>([
  ['wifiStandard', wifiChoices],
  ['poeInput', poeChoices],
  ['layer', layerChoices],
  ['antenna', antennaChoices],
]);

/** A figure that the category does not have stays while it is emptied: no field disappears while it is edited. */
function useShownFigures(form: DeviceForm): readonly Figure[] {
  const { values } = form;
  const { category } = values.texts;
  const before = useRef<{ readonly category: string; readonly figures: readonly Figure[] }>({
    category,
    figures: [],
  });
  return useMemo(() => {
    const now = shownFigures(category, values);
    const kept = before.current.category === category ? before.current.figures : [];
    const figures = [...now, ...kept.filter((figure) => !now.includes(figure))];
    before.current = { category, figures };
    return figures;
  }, [category, values]);
}
