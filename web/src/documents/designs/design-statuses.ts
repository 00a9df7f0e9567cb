import type { DesignStatus, NewDesign } from '#shared/contract/designs.ts';
import type { StatusBadgeProps } from '#web/ui/status-badge.tsx';

/** How a design's status is shown, everywhere. */
export const designStatuses = {
  draft: { word: 'Draft', tone: 'neutral' },
  active: { word: 'Active', tone: 'good' },
  archived: { word: 'Archived', tone: 'warn' },
  template: { word: 'Template', tone: 'info' },
} as const satisfies Record<DesignStatus, { word: string; tone: StatusBadgeProps['tone'] }>;

/** The statuses that a person sets; archiving is an action of its own. */
export type SettableStatus = NewDesign['designStatus'];
