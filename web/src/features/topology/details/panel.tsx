import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './details-panel.module.css';

export interface PanelProps {
  readonly ref: Ref<HTMLElement> | undefined;
  readonly title: string;
  readonly onClose: () => void;
  /** Escape: back to the canvas. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Next to the canvas, or as a sheet from below on a phone. */
export function Panel({ ref, title, onClose, onLeave, children }: PanelProps) {
  return (
    <aside
      ref={ref}
      className={styles.panel}
      aria-label="Details"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      <header className={styles.header}>
        <h2>{title}</h2>
        <IconButton icon={X} label="Close details" onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
