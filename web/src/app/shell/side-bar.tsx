import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { PlaceLinks } from './place-links.tsx';
import styles from './side-bar.module.css';

const key = 'side-bar';

/** Beside the content; collapses to icons, and remembers that. On a phone the drawer takes its place. */
export function SideBar() {
  const [isNarrow, setNarrow] = useState(() => localStorage.getItem(key) === 'narrow');
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  const toggle = () => {
    localStorage.setItem(key, isNarrow ? 'wide' : 'narrow');
    setNarrow(!isNarrow);
  };
  return (
    <aside className={styles.bar} data-narrow={isNarrow}>
      <div className={styles.inside}>
        <PlaceLinks isNarrow={isNarrow} />
        <button
          type="button"
          className={styles.toggle}
          aria-label={isNarrow ? 'Expand the side bar' : 'Collapse the side bar'}
          onClick={toggle}
        >
          <Icon size={18} aria-hidden />
        </button>
      </div>
    </aside>
  );
}
