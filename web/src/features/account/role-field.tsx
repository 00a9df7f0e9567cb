import { SelectField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';
import { roleNames } from './role-names.ts';

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;

/** What somebody does for a living, with the hint that it opens no door. */
export function RoleField(field: RoleFieldProps) {
  return (
    <SelectField label="Role" descriptiveText="Describes you; it grants nothing." {...field}>
      {Object.entries(roleNames).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
