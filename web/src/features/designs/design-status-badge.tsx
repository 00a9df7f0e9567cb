import type { DesignStatus } from '#shared/contract/designs.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { statusLabels } from './model/labels.ts';

const tones = { draft: 'neutral', active: 'good', template: 'info', archived: 'warn' } as const;

export function DesignStatusBadge({ status }: { readonly status: DesignStatus }) {
  return <StatusBadge tone={tones[status]}>{statusLabels[status]}</StatusBadge>;
}
