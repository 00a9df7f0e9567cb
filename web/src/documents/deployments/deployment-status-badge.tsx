import type { DeploymentStatus } from '#shared/contract/deployment-items.ts';
import { deploymentWords } from '#web/documents/deployments/model/status-words.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

export function DeploymentStatusBadge({ status }: { readonly status: DeploymentStatus }) {
  const { tone, word } = deploymentWords[status];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
