import { Button } from '@aws-amplify/ui-react';
import { useAuthenticator } from '#web/documents/users/use-authenticator.ts';
import { CodeForm } from '#web/session/code-form.tsx';
import { Copyable } from '#web/ui/copyable.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { QrCode } from './qr-code.tsx';

export interface AuthenticatorSetupProps {
  readonly secret: string;
  readonly address: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The secret as a picture and as text, and the first code that an app makes of it. */
export default function AuthenticatorSetup({ secret, address, onDone, onCancel }: AuthenticatorSetupProps) {
  const { confirm } = useAuthenticator();
  return (
    <div className={layout.stack4}>
      <p className={prose.soft}>
        Scan this with an authenticator app, or type the key into it. Keep the key somewhere safe: without it
        and without the app, only an administrator can let you in again.
      </p>
      <QrCode text={address} label="QR code for your authenticator app" />
      <p className={layout.row2}>
        Key: <Copyable text={secret} label="Copy the key" />
      </p>
      <CodeForm
        source="The six digits that the app shows now."
        onCode={async (code) => {
          await confirm(code);
          onDone();
        }}
        fallback="The authenticator could not be set up"
        send={{ label: 'Turn it on', sending: 'Checking' }}
      >
        <Button onClick={onCancel}>Cancel</Button>
      </CodeForm>
    </div>
  );
}
