import * as z from 'zod';
import { environment } from '../runtime/environment.ts';

/** The user pool and the site's client of it, as the calls to the identity service take them. */
export const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId } = environment({
  USER_POOL_ID: z.string(),
  USER_POOL_CLIENT_ID: z.string(),
});
