import { Link2, Maximize, Minus, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ActionDefinition } from '#web/ui/actions/action.ts';

const arrows = [
  { key: 'arrowleft' },
  { key: 'arrowright' },
  { key: 'arrowup' },
  { key: 'arrowdown' },
] as const;

/** What the keyboard does on the canvas, in the order of the list of shortcuts. */
export const canvasActions = {
  step: { label: 'Go to the next device along a link', shortcuts: arrows },
  move: {
    label: 'Move the selection',
    shortcuts: arrows.map(({ key }) => ({ key, withShift: true })),
  },
  rename: {
    label: 'Rename, end a link here, or go to the fields of a link',
    icon: Pencil,
    shortcuts: [{ key: 'enter' }],
  },
  renameOnly: { label: 'Rename', icon: Pencil, shortcuts: [{ key: 'f2' }] },
  connect: { label: 'Start a link here', icon: Link2, shortcuts: [{ key: 'c' }] },
  nextLink: { label: 'Choose the next link of the device', shortcuts: [{ key: 'l' }] },
  remove: {
    label: 'Remove the selection',
    icon: Trash2,
    shortcuts: [{ key: 'delete' }, { key: 'backspace' }],
  },
  zoomIn: { label: 'Zoom in', icon: Plus, shortcuts: [{ key: '+' }, { key: '=' }] },
  zoomOut: { label: 'Zoom out', icon: Minus, shortcuts: [{ key: '-' }] },
  showAll: { label: 'Zoom to fit', icon: Maximize, shortcuts: [{ key: '0' }] },
  leave: { label: 'Cancel a drag or link, clear the selection', shortcuts: [{ key: 'escape' }] },
} as const satisfies Record<string, ActionDefinition>;
