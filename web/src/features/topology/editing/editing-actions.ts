import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignHorizontalDistributeCenter,
  AlignVerticalDistributeCenter,
  BoxSelect,
  Cable,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Grid3x3,
  Lock,
  LockOpen,
  Scissors,
  StickyNote,
  TextCursorInput,
} from 'lucide-react';
import type { ActionDefinition } from '#web/ui/actions/action.ts';

const withControl = (key: string) => [{ key, withControl: true }] as const;

/** What can be done to what is chosen, for the Edit menu, the context menu, the palette and the keyboard. */
export const editingActions = {
  // The browser hears these three itself, and hands over the clipboard.
  cut: { label: 'Cut', icon: Scissors, scope: 'canvas', shortcuts: withControl('x') },
  copy: { label: 'Copy', icon: Copy, scope: 'canvas', shortcuts: withControl('c') },
  paste: { label: 'Paste', icon: ClipboardPaste, scope: 'canvas', shortcuts: withControl('v') },
  duplicate: { label: 'Duplicate', icon: CopyPlus, shortcuts: withControl('d'), yieldsToFields: true },
  selectAll: { label: 'Select all', icon: BoxSelect, shortcuts: withControl('a'), yieldsToFields: true },
  selectSeveral: { label: 'Select several', icon: BoxSelect },
  selectType: { label: 'Select all of this type', icon: BoxSelect },
  selectSite: { label: 'Select everything at this site', icon: BoxSelect },
  selectVlan: { label: 'Select what carries these VLANs', icon: BoxSelect },
  row: { label: 'Align in a row', icon: AlignCenterVertical },
  column: { label: 'Align in a column', icon: AlignCenterHorizontal },
  across: { label: 'Distribute across', icon: AlignHorizontalDistributeCenter },
  down: { label: 'Distribute down', icon: AlignVerticalDistributeCenter },
  snap: { label: 'Snap to the grid', icon: Grid3x3 },
  schemeNames: {
    label: 'Rename by the plan’s scheme',
    icon: TextCursorInput,
    shortcuts: withControl('f2'),
    yieldsToFields: true,
  },
  lock: {
    label: 'Lock',
    icon: Lock,
    shortcuts: [{ key: 'l', withControl: true, withShift: true }],
    yieldsToFields: true,
  },
  unlock: { label: 'Unlock', icon: LockOpen },
  patch: { label: 'Patch to a switch…', icon: Cable },
  note: { label: 'Add a note', icon: StickyNote },
} as const satisfies Record<string, ActionDefinition>;
