import * as z from 'zod';
import { roleNames } from '#web/features/account/role-names.ts';
import type { MergeModel } from '#web/ui/editing/use-editing.ts';

/** The form as it is typed. */
export const ProfileValues = z.object({ displayName: z.string(), company: z.string(), role: z.string() });
export type ProfileValues = z.output<typeof ProfileValues>;

export const profileNames = { displayName: 'Name', company: 'Company', role: 'Role' };

/** Two edits of a profile, merged field by field. */
export const profileMerge: MergeModel<ProfileValues> = {
  partsOf: (values) => values,
  valuesOf: (parts) => ProfileValues.parse(parts),
  describe: ({ path, base, mine, theirs }) => ({
    label: new Map(Object.entries(profileNames)).get(path) ?? path,
    base: shown(base),
    mine: shown(mine),
    theirs: shown(theirs),
  }),
};

const shown = (value: unknown): string =>
  new Map<string, string>(Object.entries(roleNames)).get(String(value)) ?? String(value);
