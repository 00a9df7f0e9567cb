import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  readonly title: string;
  /** Names the button that closes it. */
  readonly closeLabel: string;
  /** The edge that it comes from. */
  readonly side: 'start' | 'end';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/**
 * What has no room next to the page, as a modal drawer. Closes on Escape, on a click outside, and when a link in it
 * is followed.
 */
export function Drawer({ title, closeLabel, side, onClose, children, footer }: DrawerProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      {...modal}
      className={styles.drawer}
      data-side={side}
      aria-labelledby={titleId}
      onClick={(event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (link || event.target === modal.ref.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={X} iconSize={20} size="large" label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
