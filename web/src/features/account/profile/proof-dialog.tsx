import { Link } from 'react-router-dom';
import { useUser } from '#web/session/session-provider.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { useToast } from '#web/ui/toasts.tsx';
import { EmailCodeForm } from './email-code-form.tsx';

/** The code of the address, and what to do where the address is wrong. */
export default function ProofDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useUser();
  const toast = useToast();
  return (
    <Dialog title="Prove your address" onClose={onClose}>
      <div className={layout.stack4}>
        <p>
          A code was mailed to <b className={prose.breaks}>{email}</b>. Until it is entered, you cannot create
          API tokens, get receipts by e-mail or change the address.
        </p>
        <EmailCodeForm
          onProved={() => {
            toast.success('Your address is proved.');
            onClose();
          }}
          onCancel={onClose}
        />
        <p className={prose.detail}>
          Not your address? <Link to="/profile/data#delete">Delete this account</Link> and sign up with the
          right one.
        </p>
      </div>
    </Dialog>
  );
}
