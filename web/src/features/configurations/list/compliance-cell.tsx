import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import { checkCompliance } from '#shared/templates/compare/check-compliance.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { deviceHistoryLink } from '#web/documents/deployments/model/deployment-links.ts';
import { useDeployment } from '#web/documents/deployments/use-deployments.ts';
import { useRunningConfig } from '#web/documents/deployments/use-running-config.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

export interface ComplianceCellProps {
  readonly deviceId: string;
  /** What should run there. */
  readonly completed: Deployment;
}

/** Whether a device runs what was last completed on it, by the running configuration that was last uploaded. */
export function ComplianceCell({ deviceId, completed }: ComplianceCellProps) {
  const running = useRunningConfig(deviceId).data?.data.text;
  const whole = useDeployment(running === undefined ? undefined : completed.template, completed.id).data
    ?.data;
  const differing = useMemo(() => {
    if (running === undefined || !whole?.dialect) return undefined;
    const { missing, extra, changed } = checkCompliance(whole.dialect, whole.renderedConfig, running);
    return missing + extra + changed;
  }, [running, whole]);
  return (
    <Link to={deviceHistoryLink(deviceId)}>
      {differing === undefined && 'Not compared'}
      {differing === 0 && <StatusBadge tone="good">Compliant</StatusBadge>}
      {differing !== undefined && differing > 0 && (
        <StatusBadge tone="bad">{formatCount(differing, 'line differs', 'lines differ')}</StatusBadge>
      )}
    </Link>
  );
}
