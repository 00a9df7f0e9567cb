import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { SentMail } from './mail/server.ts';
import { type CodeMessage, codeKinds } from './user-pool/settings.ts';

/** What the identity service would have mailed, and what functions have sent. */
type MailboxMessage = CodeMessage | (SentMail & { readonly kind: 'mail' });

/** What would have been mailed, newest first; it survives a restart. */
export interface Mailbox {
  readonly deliverCode: (message: CodeMessage) => void;
  readonly deliverMail: (mail: SentMail) => void;
  readonly messages: () => readonly MailboxMessage[];
}

const Code = z.object({
  to: z.string(),
  kind: z.enum(codeKinds),
  code: z.string(),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
});

const Mail = z.object({
  to: z.string(),
  kind: z.literal('mail'),
  subject: z.string(),
  text: z.string(),
  at: z.string(),
});

/** How many messages are kept. */
const capacity = 200;

export function openMailbox(file: string, announce: (text: string) => void): Mailbox {
  let messages = read(file);
  const keep = (message: MailboxMessage): void => {
    messages = [message, ...messages].slice(0, capacity);
    writeFileSync(`${file}.new`, JSON.stringify(messages), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    deliverCode: (message) => {
      keep(message);
      announce(`Mail to ${message.to} (${message.kind}): code ${message.code}`);
    },
    deliverMail: (mail) => {
      keep({ ...mail, kind: 'mail' });
      announce(`Mail to ${mail.to}: ${mail.subject}`);
    },
    messages: () => messages,
  };
}

function read(file: string): MailboxMessage[] {
  try {
    return z.array(z.union([Code, Mail])).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
