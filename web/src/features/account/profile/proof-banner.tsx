import { Button } from '@aws-amplify/ui-react';
import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '#web/session/session-provider.tsx';
import styles from '#web/ui/banner.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'));
const key = 'proof-later';

/** Asks for the code that was mailed on registration, above every page but the one that asks for it anyway. */
export default function ProofBanner() {
  const { email, isEmailProved } = useUser();
  const { pathname } = useLocation();
  const [isLater, setLater] = useState(() => sessionStorage.getItem(key) !== null);
  const [isOpen, setOpen] = useState(false);
  if (isEmailProved || isLater || pathname === '/profile/security') return null;
  const dismiss = () => {
    sessionStorage.setItem(key, 'true');
    setLater(true);
  };
  return (
    <div className={styles.banner}>
      <Notice
        tone="info"
        action={
          <>
            <Button size="small" onClick={() => setOpen(true)}>
              Enter the code
            </Button>
            <IconButton icon={X} label="Later" onClick={dismiss} />
          </>
        }
      >
        Prove your address with the code that was mailed to {email}.
      </Notice>
      {isOpen && (
        <Suspense>
          <ProofDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
