import { X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
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

/** A second click that comes sooner is of a double click, in milliseconds. */
const doubleClick = 350;

/**
 * Next to the canvas, or as a sheet from below on a phone. It opens under the pointer, on the first click of a double click:
 * the second one is still the canvas's.
 */
export function Panel({ ref, title, onClose, onLeave, children }: PanelProps) {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), doubleClick);
    return () => clearTimeout(timer);
  }, []);
  return (
    <aside
      ref={ref}
      className={styles.panel}
      aria-label="Details"
      data-new={isNew}
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
