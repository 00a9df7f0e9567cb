import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import layout from './layout.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, the primary one last. */
  readonly footer?: ReactNode;
  readonly width?: string;
}

/**
 * The browser's own modal dialog: holds the focus, closes on Escape and on a click outside. Open while it is shown.
 */
export function Dialog({ title, onClose, children, footer, width = '28rem' }: DialogProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      {...modal}
      className={styles.dialog}
      style={{ width }}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === modal.ref.current) onClose();
      }}
    >
      <div className={layout.stack}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={X} iconSize={18} label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
