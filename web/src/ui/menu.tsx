import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Action, keysOf } from './actions/action.ts';
import { grouped } from './grouped.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** Names the button when its content has no words. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  readonly triggerClassName?: string | undefined;
  /** Those that are not available are left out. */
  readonly items: readonly Action[];
  /** Stands above the items: whose menu it is. */
  readonly header?: ReactNode;
}

/**
 * A button with a menu, by the WAI-ARIA menu-button pattern. The menu is a popover: above everything, so that what
 * scrolls around its button does not cut it off. Amplify's Menu brings Radix's, 24 KB, and writes a style
 * element that the content security policy refuses (docs/decisions/amplify.md).
 */
export function Menu({ label, trigger, triggerClassName, items, header }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();

  const itemElements = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = (backToButton: boolean) => {
    setOpen(false);
    if (backToButton) button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const rect = button.current?.getBoundingClientRect();
    if (rect && popover.current) popover.current.style.maxHeight = `${roomBeside(rect)}px`;
    popover.current?.showPopover();
    popover.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
      return;
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close(true);
    }
    if (event.key === 'Tab') return close(false);
    const elements = itemElements();
    const next = nextIndex(event.key, elements);
    if (next === undefined) return;
    event.preventDefault();
    elements.at(next)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and of the menu inside it
    <div
      ref={root}
      className={styles.root}
      data-open={isOpen}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      <button
        ref={button}
        type="button"
        className={triggerClassName ?? styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div ref={popover} popover="manual" className={styles.menu}>
          {header && <div className={styles.header}>{header}</div>}
          <div id={id} role="menu" aria-label={label}>
            {grouped(items).map(({ item, startsGroup }) => (
              <Fragment key={item.label}>
                {startsGroup && <hr className={styles.line} />}
                <MenuLine item={item} onDone={() => close('perform' in item)} />
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** Between a menu and its button, and between it and the edge of the window, in pixels. */
const apart = 4;

/** How high a menu may be below its button, or above it where more of the window is left there: what is longer scrolls. */
const roomBeside = ({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>): number =>
  Math.max(top, window.innerHeight - bottom) - 2 * apart;

function MenuLine({ item, onDone }: { readonly item: Action; readonly onDone: () => void }) {
  const { label, icon: Icon, destructive = false, shortcuts: [shortcut] = [] } = item;
  const shared = { role: 'menuitem', tabIndex: -1, className: styles.item, 'data-destructive': destructive };
  const content = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {label}
      {shortcut && <kbd aria-hidden>{keysOf(shortcut).join(' ')}</kbd>}
    </>
  );
  if ('to' in item) {
    return (
      <Link {...shared} className={styles.item ?? ''} to={item.to} onClick={onDone}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      onClick={() => {
        onDone();
        item.perform();
      }}
    >
      {content}
    </button>
  );
}

/** Arrows go round, Home and End to the ends, a letter to the next item that begins with it. */
function nextIndex(key: string, elements: readonly HTMLElement[]): number | undefined {
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? elements.indexOf(focused) : -1;
  if (key === 'ArrowDown') return (at + 1) % elements.length;
  if (key === 'ArrowUp') return (at <= 0 ? elements.length : at) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return elements.length - 1;
  if (key.length !== 1) return undefined;
  const startsWith = (element: HTMLElement) =>
    element.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()) ?? false;
  const found = elements.findIndex((element, index) => index > at && startsWith(element));
  const from = found >= 0 ? found : elements.findIndex(startsWith);
  return from >= 0 ? from : undefined;
}
