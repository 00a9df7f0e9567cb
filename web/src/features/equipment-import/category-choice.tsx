import { type Category, categories } from '#shared/contract/device.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';

export interface CategoryChoiceProps {
  readonly label: string;
  readonly value: Category | undefined;
  readonly onChoose: (category: Category) => void;
}

export const CategoryChoice = ({ label, value, onChoose }: CategoryChoiceProps) => (
  <ChoiceField
    label={label}
    labelHidden
    size="small"
    value={value ?? ''}
    onChange={({ target }) => {
      const chosen = categories.find((category) => category === target.value);
      if (chosen) onChoose(chosen);
    }}
    choices={categoryLabels}
    none={value === undefined ? 'Choose a category' : undefined}
  />
);
