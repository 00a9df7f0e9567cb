import * as z from 'zod';
import type { User } from './directory.ts';
import { UserPoolError } from './errors.ts';
import type { CodeKind, CodeMessage, UserPoolOptions } from './settings.ts';

/** What the service tells its function CustomMessage of each mail. */
const sources = {
  'forgot-password': 'CustomMessage_ForgotPassword',
  'sign-up': 'CustomMessage_SignUp',
  'verify-email': 'CustomMessage_VerifyUserAttribute',
  'change-email': 'CustomMessage_UpdateUserAttribute',
  invitation: 'CustomMessage_AdminCreateUser',
} as const satisfies Record<CodeKind, string>;

const codeParameter = '{####}';
const usernameParameter = '{username}';

const Customised = z.object({
  response: z.object({ emailSubject: z.string().nullish(), emailMessage: z.string().nullish() }),
});

export interface Letter {
  readonly user: User;
  readonly to: string;
  readonly kind: CodeKind;
  readonly code: string;
}

/** Writes a mail in the words of the pool's function CustomMessage, or in the service's own, and delivers it. */
export async function deliver(
  { trigger, onCode, ...pool }: Pick<UserPoolOptions, 'trigger' | 'onCode' | 'poolId' | 'region'>,
  { user, to, kind, code }: Letter,
): Promise<void> {
  const event = {
    version: '1',
    triggerSource: sources[kind],
    region: pool.region,
    userPoolId: pool.poolId,
    userName: user.id,
    callerContext: { awsSdkVersion: 'local', clientId: 'local' },
    request: {
      userAttributes: { ...user.attributes, sub: user.id, 'cognito:user_status': user.status },
      codeParameter,
      linkParameter: '{##Click Here##}',
      usernameParameter: kind === 'invitation' ? usernameParameter : null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
  const answer = trigger ? await customised(trigger, event) : event;
  const { emailSubject, emailMessage } = Customised.parse(answer).response;
  const fill = (text: string) => text.replaceAll(codeParameter, code).replaceAll(usernameParameter, to);
  onCode({
    to,
    kind,
    code,
    subject: fill(emailSubject ?? 'Your verification code'),
    text: fill(emailMessage ?? `Your confirmation code is ${codeParameter}`),
    at: new Date().toISOString(),
  } satisfies CodeMessage);
}

async function customised(trigger: NonNullable<UserPoolOptions['trigger']>, event: object): Promise<unknown> {
  try {
    return await trigger('CustomMessage', event);
  } catch (error) {
    throw triggerFailed('CustomMessage', error);
  }
}

export const triggerFailed = (name: string, error: unknown): UserPoolError =>
  new UserPoolError(
    'UserLambdaValidationException',
    `${name} failed with error ${error instanceof Error ? error.message : String(error)}.`,
  );
