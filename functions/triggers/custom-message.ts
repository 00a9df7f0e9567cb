import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { epochSeconds, instantNow } from '../runtime/clock.ts';
import { readGate } from '../storage/sessions/gates.ts';
import { type MailPurpose, mailFor } from './mail-wording.ts';

/**
 * Called by the user pool for each mail: gives it our wording, or throws, and then nothing is mailed. Whoever holds an
 * access token can ask the pool for a change of address; its code is mailed only where the change began with our API,
 * which asks for the password first.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const { subject, message } = mailFor(await purposeOf(event), {
    code: event.request.codeParameter,
    username: event.request.usernameParameter ?? '',
  });
  return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: message } };
}

async function purposeOf({
  triggerSource,
  userName,
  request,
}: CustomMessageTriggerEvent): Promise<MailPurpose> {
  switch (triggerSource) {
    case 'CustomMessage_ForgotPassword':
      return 'reset';
    case 'CustomMessage_AdminCreateUser':
      return 'invitation';
    case 'CustomMessage_VerifyUserAttribute':
    case 'CustomMessage_UpdateUserAttribute':
      return addressPurpose(request.userAttributes.sub ?? userName, triggerSource);
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
    case 'CustomMessage_Authentication':
      throw new Error(`This pool sends no ${triggerSource}`);
  }
}

async function addressPurpose(
  uid: string,
  source: 'CustomMessage_VerifyUserAttribute' | 'CustomMessage_UpdateUserAttribute',
): Promise<MailPurpose> {
  const { emailProvedAt, emailChangeUntil = 0 } = await readGate(uid);
  if (emailChangeUntil > epochSeconds(instantNow())) return 'change';
  if (source === 'CustomMessage_VerifyUserAttribute' && emailProvedAt === undefined) return 'proof';
  throw new Error('A change of address begins with POST /users/email');
}
