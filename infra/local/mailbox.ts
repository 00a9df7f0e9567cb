import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { CodeMessage } from './user-pool/settings.ts';

/** The messages that the identity service would have mailed, newest first; they survive a restart. */
export interface Mailbox {
  readonly deliver: (message: CodeMessage) => void;
  readonly messages: () => readonly CodeMessage[];
}

const Message = z.object({
  to: z.string(),
  kind: z.enum(['forgot-password', 'sign-up', 'invitation']),
  code: z.string(),
  at: z.string(),
});

/** How many messages are kept. */
const capacity = 200;

export function openMailbox(file: string, announce: (text: string) => void): Mailbox {
  let messages = read(file);
  return {
    deliver: (message) => {
      messages = [message, ...messages].slice(0, capacity);
      writeFileSync(`${file}.new`, JSON.stringify(messages), { mode: 0o600 });
      renameSync(`${file}.new`, file);
      announce(`Mail to ${message.to} (${message.kind}): code ${message.code}`);
    },
    messages: () => messages,
  };
}

function read(file: string): CodeMessage[] {
  try {
    return z.array(Message).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
