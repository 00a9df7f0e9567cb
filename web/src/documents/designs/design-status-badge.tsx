import type { DesignStatus } from '#shared/contract/designs.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { designStatuses } from './design-statuses.ts';

export function DesignStatusBadge({ status }: { readonly status: DesignStatus }) {
  const { tone, word } = designStatuses[status];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
