import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { allowEmailChange, recordEmailProof } from '../../../functions/storage/sessions/gates.ts';
import { handler } from '../../../functions/triggers/custom-message.ts';
import { withLocalData } from '../../support/local-data.ts';

withLocalData();

const anEvent = (
  triggerSource: CustomMessageTriggerEvent['triggerSource'],
  sub: string = randomUUID(),
): CustomMessageTriggerEvent =>
  ({
    version: '1',
    triggerSource,
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_netwright',
    userName: sub,
    callerContext: { awsSdkVersion: '3', clientId: 'netwright-site' },
    request: {
      userAttributes: { sub, email: 'ada@example.com' },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: triggerSource === 'CustomMessage_AdminCreateUser' ? '{username}' : null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  }) as CustomMessageTriggerEvent;

const mailFor = async (...given: Parameters<typeof anEvent>) => (await handler(anEvent(...given))).response;

describe('the mail', () => {
  it('for a reset says so, and what a reset does', async () => {
    const { emailSubject, emailMessage } = await mailFor('CustomMessage_ForgotPassword');
    expect(emailSubject).toBe('Reset your Netwright password');
    expect(emailMessage).toContain('choose a new password: <b>{####}</b>');
    expect(emailMessage).toContain('The code is good for one hour');
    expect(emailMessage).toContain('signs you out everywhere');
  });

  it('for a new account asks to confirm the address', async () => {
    const { emailSubject, emailMessage } = await mailFor('CustomMessage_VerifyUserAttribute');
    expect(emailSubject).toBe('Confirm your e-mail address');
    expect(emailMessage).toContain('Welcome to Netwright.');
    expect(emailMessage).toContain('The code is good for a day');
    expect(emailMessage).toContain('<b>{####}</b>');
  });

  it.each(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'] as const)(
    'for a change of address says which address stays meanwhile (%s)',
    async (source) => {
      const uid = randomUUID();
      await recordEmailProof(uid);
      await allowEmailChange(uid);
      const { emailSubject, emailMessage } = await mailFor(source, uid);
      expect(emailSubject).toBe('Confirm your new e-mail address');
      expect(emailMessage).toContain('keeps its present address');
    },
  );

  it('for an operator’s invitation has the name and the temporary password', async () => {
    const { emailSubject, emailMessage } = await mailFor('CustomMessage_AdminCreateUser');
    expect(emailSubject).toBe('Your Netwright account');
    expect(emailMessage).toContain(
      'Sign in as <b>{username}</b> with this temporary password: <b>{####}</b>',
    );
  });

  it('is not sent for a change of address that did not begin with our API', async () => {
    const uid = randomUUID();
    const began = 'A change of address begins with POST /users/email';
    await expect(mailFor('CustomMessage_UpdateUserAttribute', uid)).rejects.toThrow(began);
    await recordEmailProof(uid);
    await expect(mailFor('CustomMessage_UpdateUserAttribute', uid)).rejects.toThrow(began);
    await expect(mailFor('CustomMessage_VerifyUserAttribute', uid)).rejects.toThrow(began);
  });

  it('for a change is no longer sent once the change is complete', async () => {
    const uid = randomUUID();
    await allowEmailChange(uid);
    await recordEmailProof(uid);
    await expect(mailFor('CustomMessage_UpdateUserAttribute', uid)).rejects.toThrow();
  });
});
