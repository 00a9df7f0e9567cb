import { updateLogo } from '#shared/contract/logo.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import { changeLogo } from '../change-logo.ts';

export const handler = implement(updateLogo)(async ({ body, user }) => ({
  user: userFor(user, await changeLogo(user.uid, body.image)),
}));
