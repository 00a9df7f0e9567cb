import { Loader } from '@aws-amplify/ui-react';
import type { LayoutProgress } from '#web/features/topology/layout/refine-positions.ts';
import button from '#web/ui/button.module.css';
import styles from './layout-status.module.css';

export interface LayoutStatusProps {
  readonly progress: LayoutProgress | undefined;
  readonly onCancel: () => void;
}

/** What the layout is doing, while it does; the canvas can be used meanwhile. */
export function LayoutStatus({ progress, onCancel }: LayoutStatusProps) {
  if (!progress) return null;
  const { done, total } = progress;
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
