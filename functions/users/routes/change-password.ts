import * as contract from '#shared/contract/credentials.ts';
import { requireRecentSignIn } from '../../http/guards.ts';
import { implement } from '../../http/implement.ts';
import { setPassword } from '../../identity/identities.ts';
import { endEverySession } from '../end-every-session.ts';
import { refusePassword } from '../refuse-password.ts';

export const handler = implement(contract.changePassword)(async ({ body: { newPassword }, user }) => {
  requireRecentSignIn(user);
  refusePassword(newPassword, user.email, 'newPassword');
  await setPassword({ uid: user.uid, username: user.uid }, newPassword, 'newPassword');
  await endEverySession(user.uid);
  return { message: 'Your password has been changed. Sign in with the new one.' };
});
