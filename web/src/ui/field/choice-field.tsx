import { SelectField } from '@aws-amplify/ui-react';
import { type ComponentProps, memo } from 'react';
import { type Choices, choicePairs } from './choice-pairs.ts';

export interface ChoiceFieldProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  readonly choices: Choices;
  /** What the list calls no choice; without it one has to be made. */
  readonly none?: string | undefined;
}

/** One of a few values. */
export const ChoiceField = memo(({ choices, none, ...field }: ChoiceFieldProps) => (
  <SelectField {...field}>
    {none !== undefined && <option value="">{none}</option>}
    {choicePairs(choices).map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </SelectField>
));
