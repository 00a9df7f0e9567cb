import { removeLogo } from '#shared/contract/logo.ts';
import { implement } from '../../http/implement.ts';
import { changeLogo } from '../change-logo.ts';
import { userFor } from '../user-answer.ts';

export const handler = implement(removeLogo)(async ({ user }) => ({
  user: userFor(user, await changeLogo(user.uid, undefined)),
}));
