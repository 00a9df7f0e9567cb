import { useReactFlow } from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import styles from './zoom-controls.module.css';

const gently = { duration: 120 } as const;

/** Nearer, farther, all of it. */
export function ZoomControls({ onShowAll }: { readonly onShowAll: () => void }) {
  const { zoomIn, zoomOut } = useReactFlow();
  return (
    <div className={styles.controls} data-own-pointer>
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => void zoomIn(gently)}>
        <Plus size={16} aria-hidden />
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => void zoomOut(gently)}>
        <Minus size={16} aria-hidden />
      </button>
      <button type="button" aria-label="Show everything" title="Show everything (0)" onClick={onShowAll}>
        <Maximize size={16} aria-hidden />
      </button>
    </div>
  );
}
