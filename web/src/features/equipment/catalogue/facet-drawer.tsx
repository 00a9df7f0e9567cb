import { Button } from '@aws-amplify/ui-react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { useModal } from '#web/ui/use-modal.ts';
import styles from './facet-drawer.module.css';

export interface FacetDrawerProps {
  readonly total: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The facets where they have no room beside the list: a modal drawer; the list changes behind it. */
export function FacetDrawer({ total, onClose, children }: FacetDrawerProps) {
  const drawer = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-label="Filters"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === drawer.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2>Filters</h2>
          <button type="button" className={styles.close} aria-label="Close the filters" onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>
          <Button variation="primary" isFullWidth onClick={onClose}>
            Show {formatCount(total, 'device')}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
