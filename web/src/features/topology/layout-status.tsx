import { Loader } from '@aws-amplify/ui-react';
import { useSyncExternalStore } from 'react';
import button from '#web/ui/button.module.css';
import styles from './layout-status.module.css';
import type { ShownProgress } from './use-layout.ts';

export interface LayoutStatusProps {
  readonly progress: ShownProgress;
  readonly onCancel: () => void;
}

/** What the layout is doing, while it does; the canvas can be used meanwhile. */
export function LayoutStatus({ progress, onCancel }: LayoutStatusProps) {
  const shown = useSyncExternalStore(progress.subscribe, progress.now);
  if (!shown) return null;
  const { done, total } = shown;
  return (
    <div className={styles.status} role="status">
      <Loader size="small" aria-hidden />
      <span>
        Arranging
        {total > 1 && ` (${done} of ${total})`}
      </span>
      <button type="button" className={button.words} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
