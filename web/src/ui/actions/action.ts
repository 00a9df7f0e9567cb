import type { LucideIcon } from 'lucide-react';

export interface Shortcut {
  /** `event.key`, in lower case: `/`, `?`, `k`, `delete`. */
  readonly key: string;
  /** With Ctrl, or Cmd on a Mac. Shortcuts without it do nothing while a field has the focus. */
  readonly withControl?: boolean;
  /** Named only where another action has the same key without it. */
  readonly withShift?: boolean;
}

/** The name and look of an action, everywhere. */
export interface ActionDefinition {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Red, for what cannot be undone. */
  readonly destructive?: boolean;
  /** The first is the one that is shown. */
  readonly shortcuts?: readonly Shortcut[];
  /** `canvas`: its keys work while the canvas has the focus; elsewhere they have other meanings. */
  readonly scope?: 'page' | 'canvas';
  /**
   * A field keeps this key, such as the one that selects its text; `while typing`: only while something is typed in it that the
   * browser can take back.
   */
  readonly yieldsToFields?: boolean | 'while typing';
  /** Left out of the palette: it opens the palette, or moves the focus that the palette has taken. */
  readonly isKeyOnly?: boolean;
}

interface Bound extends ActionDefinition {
  /** In a menu a line stands between those of different groups. */
  readonly group?: string;
  /** Whether it can be done now; true when left out. */
  readonly isAvailable?: boolean;
}

export interface LinkedAction extends Bound {
  readonly to: string;
}

export interface PerformedAction extends Bound {
  /** Gets the key that was pressed, where one was. */
  readonly perform: (key?: string) => void;
}

/** Something that a person can do here and now: it goes somewhere, or does something. */
export type Action = LinkedAction | PerformedAction;

/** The keys of a shortcut as they are written on a keyboard: `Ctrl`, `Shift`, `Z`. */
export const keysOf = ({ key, withControl, withShift }: Shortcut): readonly string[] => [
  ...(withControl ? [isMac ? 'Cmd' : 'Ctrl'] : []),
  ...(withShift ? ['Shift'] : []),
  drawn[key] ?? (key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`),
];

/** `Undo (Ctrl Z)`: a button's title. */
export const titleOf = ({ label, shortcuts: [shortcut] = [] }: ActionDefinition): string =>
  shortcut ? `${label} (${keysOf(shortcut).join(' ')})` : label;

/** Keys that have a shorter name. The site's typefaces have no arrows to the left and right. */
const drawn: Readonly<Record<string, string>> = {
  arrowleft: 'Left',
  arrowright: 'Right',
  arrowup: 'Up',
  arrowdown: 'Down',
  escape: 'Esc',
};

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
