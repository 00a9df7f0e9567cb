import { Link } from 'react-router-dom';
import { DeploymentStatusBadge } from '#web/documents/deployments/deployment-status-badge.tsx';
import { completedAt } from '#web/documents/deployments/model/completed-before.ts';
import { deploymentLink, deviceHistoryLink } from '#web/documents/deployments/model/deployment-links.ts';
import { type DeviceState, differsFromDesign } from '#web/documents/deployments/model/device-state.ts';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

export interface DeviceStateCellProps {
  readonly deviceId: string;
  readonly state: DeviceState;
  /** SHA-256 of what the design says now; undefined until it is composed. */
  readonly hash: string | undefined;
}

/** Never deployed, pending, or completed and when; and whether the design has moved on since. */
export function DeviceStateCell({ deviceId, state, hash }: DeviceStateCellProps) {
  const { open, completed } = state;
  const differs = differsFromDesign(state, hash);
  if (!open && !completed) return <span className={`${prose.detail} ${prose.whole}`}>Never deployed</span>;
  return (
    <>
      {open && (
        <Link to={deploymentLink(open)}>
          <DeploymentStatusBadge status={open.status} />
        </Link>
      )}
      {completed && (
        <span className={open ? prose.beneath : undefined}>
          {differs === true && <StatusBadge tone="warn">Differs</StatusBadge>}
          {differs === false && <StatusBadge tone="good">As designed</StatusBadge>}
          {differs === undefined && <StatusBadge tone="neutral">Completed</StatusBadge>}{' '}
          <Link to={deviceHistoryLink(deviceId)}>
            <RelativeTime instant={completedAt(completed)} />
          </Link>
        </span>
      )}
    </>
  );
}
