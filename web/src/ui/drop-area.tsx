import { type ReactNode, useState } from 'react';
import styles from './drop-area.module.css';

export interface DropAreaProps {
  /** Arranges what is inside. */
  readonly className?: string | undefined;
  readonly isBusy?: boolean;
  readonly onDrop: (given: DataTransfer) => void;
  /** Has a button that does the same by keyboard. */
  readonly children: ReactNode;
}

/** A place to drop files on. */
export function DropArea({ className = '', isBusy = false, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className={`${styles.area} ${className}`}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isBusy) onDrop(event.dataTransfer);
      }}
    >
      {children}
    </div>
  );
}
