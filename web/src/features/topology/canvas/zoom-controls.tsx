import { type PerformedAction, titleOf } from '#web/ui/actions/action.ts';
import strip from './button-strip.module.css';
import styles from './zoom-controls.module.css';

/** Zoom in, zoom out, fit. */
export function ZoomControls({ actions }: { readonly actions: readonly PerformedAction[] }) {
  return (
    <div className={`${strip.strip} ${styles.controls}`} data-own-pointer>
      {actions.map((action) => {
        const { label, icon: Icon, perform } = action;
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={titleOf(action)}
            onClick={() => perform()}
          >
            {Icon && <Icon size={16} aria-hidden />}
          </button>
        );
      })}
    </div>
  );
}
