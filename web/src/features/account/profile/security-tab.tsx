import { useHashTarget } from '#web/ui/use-hash-target.ts';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** How one signs in, and where one is signed in. */
export default function SecurityTab() {
  useHashTarget();
  return (
    <>
      <EmailCard />
      <PasswordCard />
      <AuthenticatorCard />
      <SessionsCard />
    </>
  );
}
