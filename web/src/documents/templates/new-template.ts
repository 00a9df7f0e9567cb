import { Plus } from 'lucide-react';
import type { LinkedAction } from '#web/ui/actions/action.ts';

/** The shortcut works in the list of templates. */
export const newTemplate: LinkedAction = {
  label: 'New template',
  icon: Plus,
  shortcuts: [{ key: 'n' }],
  to: '/templates/new',
};
