import { Archive, ArchiveRestore, Copy, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import type { DesignSummary } from '#shared/contract/designs.ts';
import type { Action } from '#web/ui/actions/action.ts';

export interface DesignTasks {
  readonly archive: () => void;
  readonly restore: () => void;
  readonly remove: () => void;
}

/** What can be done to a design, for its row in a list and for its own page. */
export function actionsOnDesign({ id, designStatus }: DesignSummary, tasks: DesignTasks) {
  const isArchived = designStatus === 'archived';
  return {
    open: { label: 'Open', icon: FolderOpen, to: `/designs/${id}` },
    edit: { label: 'Edit', icon: Pencil, to: `/designs/${id}/edit`, isAvailable: !isArchived },
    duplicate: { label: 'Duplicate', icon: Copy, to: `/designs/new?from=${id}` },
    archive: { label: 'Archive', icon: Archive, perform: tasks.archive, isAvailable: !isArchived },
    restore: { label: 'Restore', icon: ArchiveRestore, perform: tasks.restore, isAvailable: isArchived },
    remove: { label: 'Delete', icon: Trash2, perform: tasks.remove },
  } satisfies Record<string, Action>;
}
