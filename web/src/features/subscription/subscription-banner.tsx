import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { serverNow } from '#web/api/server-clock.ts';
import { bannerOf } from '#web/documents/subscriptions/model/banner.ts';
import { useUser } from '#web/session/session-provider.tsx';
import styles from '#web/ui/banner.module.css';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDates } from '#web/ui/use-dates.ts';

const key = 'dismissed-banner';

/** What is to be done about the subscription, above every page but its own. */
export default function SubscriptionBanner() {
  const { subscription } = useUser();
  const { pathname } = useLocation();
  const dates = useDates();
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(key));
  const banner = bannerOf(subscription, serverNow(), dates.day);
  if (!banner || pathname.startsWith('/subscription')) return null;
  const { tone, sentence, action, isDismissible } = banner;
  if (isDismissible && dismissed === sentence) return null;
  const dismiss = () => {
    sessionStorage.setItem(key, sentence);
    setDismissed(sentence);
  };
  return (
    <div className={styles.banner}>
      <Notice
        tone={tone}
        action={
          <>
            <ButtonLink to="/subscription" size="small">
              {action}
            </ButtonLink>
            {isDismissible && <IconButton icon={X} label="Dismiss" onClick={dismiss} />}
          </>
        }
      >
        {sentence}
      </Notice>
    </div>
  );
}
