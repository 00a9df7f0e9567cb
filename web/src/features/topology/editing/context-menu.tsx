import { Fragment, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keysOf, type PerformedAction } from '#web/ui/actions/action.ts';
import button from '#web/ui/button.module.css';
import { grouped } from '#web/ui/grouped.ts';
import styles from './context-menu.module.css';

export interface ContextMenuProps {
  /** Pixels of the window. */
  readonly at: { readonly x: number; readonly y: number };
  /** What the menu is for: `3 devices`. */
  readonly label: string;
  /** Those that are not available are left out. */
  readonly items: readonly PerformedAction[];
  readonly onClose: () => void;
}

/** What can be done to what was clicked, where it was clicked: arrows, Enter and Escape by keyboard. */
export function ContextMenu({ at, label, items, onClose }: ContextMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  // Before anything that opens in its place takes the focus, which goes back from there to where it was here.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = menu.current;
    if (!element) return;
    element.showPopover?.();
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(0, Math.min(at.x, window.innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(0, Math.min(at.y, window.innerHeight - height - 8))}px`;
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [at]);
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const now = entries.findIndex((entry) => entry.matches(':focus'));
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (next !== undefined) entries.at(next % entries.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <div
      ref={menu}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {grouped(items).map(({ item, startsGroup }) => {
        const { label: words, icon: Icon, shortcuts: [shortcut] = [], perform } = item;
        return (
          <Fragment key={words}>
            {startsGroup && <hr />}
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={button.entry}
              onClick={() => {
                onClose();
                perform();
              }}
            >
              {Icon && <Icon size={14} aria-hidden />}
              <span>{words}</span>
              {shortcut && <kbd aria-hidden>{keysOf(shortcut).join(' ')}</kbd>}
            </button>
          </Fragment>
        );
      })}
    </div>,
    document.body,
  );
}
