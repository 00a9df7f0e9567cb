import type * as logo from '#shared/contract/logo.ts';
import type { Grant, Permissions } from './grant.ts';
import { readsProfile } from './profile-grants.ts';

/** The profile names its logo. */
const changesProfile: readonly Grant[] = [...readsProfile, { table: 'profiles', actions: ['PutItem'] }];

export const logoPermissions: Permissions<typeof logo> = {
  updateLogo: [...changesProfile, { bucket: 'images', actions: ['PutObject', 'DeleteObject'] }],
  removeLogo: [...changesProfile, { bucket: 'images', actions: ['DeleteObject'] }],
};
