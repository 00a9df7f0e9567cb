import type { DesignStatus } from '#shared/contract/designs.ts';
import { statusLabels } from '#web/documents/designs/model/design-labels.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

const tones = { draft: 'neutral', active: 'good', template: 'info', archived: 'warn' } as const;

export function DesignStatusBadge({ status }: { readonly status: DesignStatus }) {
  return <StatusBadge tone={tones[status]}>{statusLabels[status]}</StatusBadge>;
}
