import type { Template } from '#shared/contract/template-items.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

/** Whose template it is; one that is not offered for devices says so. */
export function TemplateOwner({
  template: { isSystemTemplate, createdBy, isActive },
}: {
  readonly template: Template;
}) {
  const { uid } = useUser();
  if (isSystemTemplate) return <StatusBadge tone="info">System</StatusBadge>;
  if (!isActive) return <StatusBadge tone="warn">Not offered</StatusBadge>;
  return <StatusBadge tone="neutral">{createdBy._id === uid ? 'Mine' : createdBy.name}</StatusBadge>;
}
