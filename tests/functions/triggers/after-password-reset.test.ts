import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { readGate } from '../../../functions/storage/sessions/gates.ts';
import { handler } from '../../../functions/triggers/after-password-reset.ts';
import { withLocalData } from '../../support/local-data.ts';

withLocalData();

const anEvent = (triggerSource: PostConfirmationTriggerEvent['triggerSource'], sub: string) =>
  ({
    version: '1',
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_netwright',
    callerContext: { awsSdkVersion: '3', clientId: 'netwright-site' },
    triggerSource,
    userName: sub,
    request: { userAttributes: { sub } },
    response: {},
  }) as PostConfirmationTriggerEvent;

it('a reset ends every session, and proves the address that its code was mailed to', async () => {
  const uid = randomUUID();
  const before = Math.floor(Date.now() / 1_000);
  const event = anEvent('PostConfirmation_ConfirmForgotPassword', uid);
  expect(await handler(event)).toBe(event);
  const { validFrom, emailProvedAt } = await readGate(uid);
  expect(validFrom).toBeGreaterThanOrEqual(before);
  expect(emailProvedAt).toBeDefined();
});

it('anything else that is confirmed does neither', async () => {
  const uid = randomUUID();
  await handler(anEvent('PostConfirmation_ConfirmSignUp', uid));
  expect(await readGate(uid)).toEqual({ isSessionEnded: false });
});
