/** What a mail of the identity service is for. */
export type MailPurpose = 'reset' | 'proof' | 'change' | 'invitation';

export interface Mail {
  readonly subject: string;
  /** HTML, as the service sends it. */
  readonly message: string;
}

/** The placeholders that the service fills in: its code, and in an invitation the address to sign in with. */
export interface Placeholders {
  readonly code: string;
  readonly username: string;
}

/** How long the service takes its codes: https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html */
const hour = 'The code is good for one hour and can be used once.';
const day = 'The code is good for a day and can be used once.';

/** Each of our mails says what it is for, what to do with the code, and what to do when nobody asked for it. */
export function mailFor(purpose: MailPurpose, { code, username }: Placeholders): Mail {
  switch (purpose) {
    case 'reset':
      return mail('Reset your Netwright password', [
        'Someone, hopefully you, asked to reset the password of your Netwright account.',
        `Enter this code to choose a new password: <b>${code}</b>`,
        `${hour} A new password signs you out everywhere.`,
        'If you did not ask for this, ignore this e-mail. Your password stays as it is.',
      ]);
    case 'proof':
      return mail('Confirm your e-mail address', [
        'Welcome to Netwright. Please confirm that this address is yours.',
        `Enter this code on your profile page: <b>${code}</b>`,
        `${day} You can request another one there.`,
        'If you have no Netwright account, ignore this e-mail.',
      ]);
    case 'change':
      return mail('Confirm your new e-mail address', [
        'Someone, hopefully you, is changing the e-mail address of a Netwright account to this one.',
        `Enter this code on your profile page to complete the change: <b>${code}</b>`,
        `${day} Until you enter it, the account keeps its present address.`,
        'If you did not ask for this, ignore this e-mail. Nothing changes.',
      ]);
    case 'invitation':
      return mail('Your Netwright account', [
        'An operator has created a Netwright account for you.',
        `Sign in as <b>${username}</b> with this temporary password: <b>${code}</b>`,
        'It is good for seven days. You choose your own password when you sign in.',
      ]);
  }
}

const mail = (subject: string, paragraphs: readonly string[]): Mail => ({
  subject,
  message: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
});
