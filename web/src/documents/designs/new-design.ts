import { Plus } from 'lucide-react';
import type { LinkedAction } from '#web/ui/actions/action.ts';

/** The shortcut works on the screen that lists designs. */
export const newDesign: LinkedAction = {
  label: 'New design',
  icon: Plus,
  shortcuts: [{ key: 'n' }],
  to: '/designs/new',
};
