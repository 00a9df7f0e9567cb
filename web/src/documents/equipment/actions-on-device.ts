import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { Action } from '#web/ui/actions/action.ts';

/** The actions on a device for a user; the catalogue's devices are changed by administrators only. */
export function actionsOnDevice({ id, systemOwned }: Equipment, isAdmin: boolean, remove: () => void) {
  const isAvailable = isAdmin || !systemOwned;
  return {
    open: { label: 'Open', icon: ExternalLink, to: `/equipment/${id}` },
    duplicate: {
      label: systemOwned ? 'Duplicate to my equipment' : 'Duplicate',
      icon: Copy,
      to: `/equipment/new?from=${id}`,
    },
    edit: { label: 'Edit', icon: Pencil, to: `/equipment/${id}/edit`, isAvailable },
    remove: { label: 'Delete', icon: Trash2, destructive: true, perform: remove, isAvailable },
  } satisfies Record<string, Action>;
}
