import { X } from 'lucide-react';
import { useModal } from '#web/ui/use-modal.ts';
import { PlaceLinks } from './place-links.tsx';
import styles from './side-drawer.module.css';

/** The side bar on a phone: a modal drawer from the left. */
export function SideDrawer({ onClose }: { readonly onClose: () => void }) {
  const drawer = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (link || event.target === drawer.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <button type="button" className={styles.close} aria-label="Close the menu" onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
        <PlaceLinks />
      </div>
    </dialog>
  );
}
