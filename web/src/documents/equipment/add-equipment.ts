import { Plus } from 'lucide-react';
import type { LinkedAction } from '#web/ui/actions/action.ts';

/** The shortcut works in the catalogue. */
export const addEquipment: LinkedAction = {
  label: 'Add equipment',
  icon: Plus,
  shortcuts: [{ key: 'n' }],
  to: '/equipment/new',
};
