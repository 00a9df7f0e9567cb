import { SelectField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';

/** Values and their words, in the order of the list. */
export type Choices = Readonly<Record<string, string>> | readonly (readonly [value: string, words: string])[];

export interface ChoiceFieldProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  readonly choices: Choices;
  /** What the list calls no choice; without it one has to be made. */
  readonly none?: string | undefined;
}

/** One of a few values. */
export function ChoiceField({ choices, none, ...field }: ChoiceFieldProps) {
  const entries = Array.isArray(choices) ? choices : Object.entries(choices);
  return (
    <SelectField {...field}>
      {none !== undefined && <option value="">{none}</option>}
      {entries.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
