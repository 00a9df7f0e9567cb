import { useState } from 'react';
import { useUser } from '#web/session/session-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';

/** The address: whether it is proved, and another one, which takes its place once its code is entered. */
export function EmailCard() {
  const { email, isEmailProved } = useUser();
  const [wanted, setWanted] = useState<string>();
  const toast = useToast();
  return (
    <Card id="email" title="E-mail address" intro="You sign in with it, and receipts and codes go to it.">
      <p className={layout.row2}>
        <b className={prose.breaks}>{email}</b>
        <StatusBadge tone={isEmailProved ? 'good' : 'warn'}>
          {isEmailProved ? 'Proved' : 'Not proved yet'}
        </StatusBadge>
      </p>
      {!isEmailProved && (
        <>
          <p className={prose.soft}>
            Enter the code that was mailed to this address. Until then you cannot create API tokens, get
            receipts by e-mail or change the address.
          </p>
          <EmailCodeForm onProved={() => toast.success('Your address is proved.')} />
        </>
      )}
      {isEmailProved && wanted === undefined && <NewEmailForm onSent={setWanted} />}
      {isEmailProved && wanted !== undefined && (
        <>
          <p className={prose.soft}>
            A code is on its way to <b>{wanted}</b>. You keep signing in with {email} until you enter it here.
          </p>
          <EmailCodeForm
            onProved={() => {
              setWanted(undefined);
              toast.success(`Your address is ${wanted} now.`);
            }}
            onCancel={() => setWanted(undefined)}
          />
        </>
      )}
    </Card>
  );
}
