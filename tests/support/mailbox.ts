import { inject } from 'vitest';

interface Mail {
  readonly to: string;
  readonly kind: string;
  /** In the identity service's own mails. */
  readonly code?: string;
  readonly at: string;
}

/** The newest code that would have been mailed to this address. */
export async function codeFor(address: string): Promise<string> {
  const answer = await fetch(new URL('/local/mailbox', inject('site')));
  const mails: Mail[] = await answer.json();
  const code = mails.find((mail) => mail.to === address && mail.code !== undefined)?.code;
  if (code === undefined) throw new Error(`There is no mail with a code to ${address}.`);
  return code;
}
