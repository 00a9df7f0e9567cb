import { SelectField } from '@aws-amplify/ui-react';
import { type Category, categories } from '#shared/contract/device.ts';
import { categoryLabels } from '#web/documents/equipment/model/labels.ts';

export interface CategoryChoiceProps {
  readonly label: string;
  readonly value: Category | undefined;
  readonly onChoose: (category: Category) => void;
}

export const CategoryChoice = ({ label, value, onChoose }: CategoryChoiceProps) => (
  <SelectField
    label={label}
    labelHidden
    size="small"
    value={value ?? ''}
    onChange={({ target }) => {
      const chosen = categories.find((category) => category === target.value);
      if (chosen) onChoose(chosen);
    }}
  >
    {value === undefined && <option value="">Choose a category</option>}
    {categories.map((category) => (
      <option key={category} value={category}>
        {categoryLabels[category]}
      </option>
    ))}
  </SelectField>
);
