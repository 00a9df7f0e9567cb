import type { ComponentProps } from 'react';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { roleNames } from './role-names.ts';

type RoleFieldProps = Omit<ComponentProps<typeof ChoiceField>, 'label' | 'choices'>;

/** The user's occupation, with the hint that it grants no permission. */
export const RoleField = (field: RoleFieldProps) => (
  <ChoiceField
    label="Role"
    descriptiveText="What you do. It does not change your permissions."
    choices={roleNames}
    {...field}
  />
);
