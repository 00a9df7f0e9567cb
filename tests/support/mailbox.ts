import { inject } from 'vitest';

interface Mail {
  readonly to: string;
  readonly kind: string;
  readonly code: string;
  readonly at: string;
}

/** The newest code that would have been mailed to this address. */
export async function codeFor(address: string): Promise<string> {
  const answer = await fetch(new URL('/local/mailbox', inject('site')));
  const mails: Mail[] = await answer.json();
  const mail = mails.find(({ to }) => to === address);
  if (!mail) throw new Error(`There is no mail to ${address}.`);
  return mail.code;
}
