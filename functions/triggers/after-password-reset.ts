import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { endAllSessions, recordEmailProof } from '../storage/sessions/gates.ts';

/**
 * Called by the user pool once a password has been reset with a mailed code, wherever that was asked for: every session
 * ends, and who has read the code has proved the address.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
  const uid = event.request.userAttributes.sub ?? event.userName;
  await endAllSessions(uid);
  await recordEmailProof(uid);
  return event;
}
