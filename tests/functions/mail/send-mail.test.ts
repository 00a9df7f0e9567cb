import '../../support/function-environment.ts';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { sendMail } from '../../../functions/mail/send-mail.ts';
import { withRequestLog } from '../../support/request-log.ts';

const ses = mockClient(SESv2Client);
beforeEach(() => ses.reset());
afterAll(() => ses.restore());
const lines = withRequestLog();
const mail = { to: 'ada@example.com', subject: 'Receipt', text: 'Thank you.' };

it('mails one person from the product’s address', async () => {
  vi.stubEnv('MAIL_FROM', 'hello@example.com');
  expect(await sendMail(mail)).toBe(true);
  expect(ses.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
    FromEmailAddress: 'Netwright <hello@example.com>',
    Destination: { ToAddresses: ['ada@example.com'] },
    Content: {
      Simple: { Subject: { Data: 'Receipt' }, Body: { Text: { Data: 'Thank you.', Charset: 'UTF-8' } } },
    },
  });
});

it('sends nothing without a sender, and logs that without naming the person', async () => {
  vi.stubEnv('MAIL_FROM', undefined);
  expect(await sendMail(mail)).toBe(false);
  expect(ses.calls()).toEqual([]);
  expect(lines()).toEqual([expect.objectContaining({ level: 'warn' })]);
  expect(JSON.stringify(lines())).not.toContain('ada@');
});
