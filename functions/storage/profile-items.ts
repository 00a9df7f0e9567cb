import * as z from 'zod';
import { User } from '#shared/contract/user-items.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { tableName } from './tables/table-name.ts';

export const profilesTable = tableName('profiles');

/**
 * What the Profiles table stores of a user. Only the identity service knows who is an administrator, and only the gate
 * whose address is proved.
 */
const Profile = z.object(User.omit({ isAdmin: true, isEmailProved: true }).shape);
export type Profile = z.output<typeof Profile>;

export const profileKey = (uid: string) => ({ uid }) satisfies KeyOf<'profiles'>;

/** `kind` gathers all profiles under one key of the index `byCreation`. */
export const profileKind = 'profile';

export const profileItem = (profile: Profile) => ({ ...profile, kind: profileKind });

export const parseProfile = (item: unknown): Profile => Profile.parse(item);
