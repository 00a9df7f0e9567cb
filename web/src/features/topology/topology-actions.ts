import {
  Download,
  Expand,
  History,
  Info,
  LayoutGrid,
  ListChecks,
  Plus,
  Redo2,
  RefreshCw,
  Save,
  Search,
  Table2,
  Undo2,
  Upload,
  Waypoints,
} from 'lucide-react';
import type { ActionDefinition } from '#web/ui/actions/action.ts';

/** What can be done to a topology as a whole, for its toolbar, its menus, the palette and the keyboard. */
export const topologyActions = {
  canvas: { label: 'Canvas', icon: Waypoints },
  table: { label: 'Table', icon: Table2 },
  search: { label: 'Find a device', icon: Search, shortcuts: [{ key: '/' }], isKeyOnly: true },
  add: { label: 'Add a device', icon: Plus },
  undo: {
    label: 'Undo',
    icon: Undo2,
    shortcuts: [{ key: 'z', withControl: true }],
    yieldsToFields: 'while typing',
  },
  redo: {
    label: 'Redo',
    icon: Redo2,
    shortcuts: [
      { key: 'z', withControl: true, withShift: true },
      { key: 'y', withControl: true },
    ],
    yieldsToFields: 'while typing',
  },
  arrange: { label: 'Rearrange everything', icon: LayoutGrid },
  versions: { label: 'Versions…', icon: History },
  planAgain: { label: 'Plan again', icon: RefreshCw },
  summary: { label: 'Summary', icon: Info },
  fullScreen: { label: 'Full screen', icon: Expand, shortcuts: [{ key: 'f' }] },
  exportTopology: { label: 'Export…', icon: Download },
  importTopology: { label: 'Import…', icon: Upload },
  checks: { label: 'Checks', icon: ListChecks },
  save: { label: 'Save the topology', icon: Save, shortcuts: [{ key: 's', withControl: true }] },
} as const satisfies Record<string, ActionDefinition>;
