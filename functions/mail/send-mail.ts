import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { log } from '../runtime/logger.ts';
import { sesClient } from '../runtime/ses-client.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/**
 * Mails one person. Throws when the mail service does not take it; when it does, that the mail arrives is not known.
 *
 * @returns false where no sender is set up (the setting `mailFrom`), so that nothing was sent
 */
export async function sendMail({ to, subject, text }: Mail): Promise<boolean> {
  const { MAIL_FROM: from } = process.env;
  if (!from) {
    log('warn', 'a mail was not sent: the setting mailFrom is missing', {});
    return false;
  }
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await sesClient().send(
    new SendEmailCommand({
      FromEmailAddress: `Netwright <${from}>`,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text) } } },
    }),
  );
  return true;
}
