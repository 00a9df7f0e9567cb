import type { Deployment } from '#shared/contract/deployment-items.ts';
import { completedBefore } from '#web/documents/deployments/model/completed-before.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LineDifferences } from './line-differences.tsx';
import { useDeployment, useDeviceDeployments } from './use-deployments.ts';

export interface CompletedDifferenceProps {
  readonly deviceId: string;
  readonly text: string;
  /** The deployment that has the text; without it, the text is about to be deployed. */
  readonly deployment?: Pick<Deployment, 'id' | 'deployedAt'>;
}

/** What a text changes on its device: the text beside the one that was completed there before. */
export function CompletedDifference({ deviceId, text, deployment }: CompletedDifferenceProps) {
  const history = useDeviceDeployments(deviceId);
  const before = history.data && completedBefore(history.data.data, deployment);
  const whole = useDeployment(before?.template, before?.id);
  const failed = [history, whole].find(({ error }) => error);
  if (failed) return <ErrorState error={failed.error} fallback={failed.fallback} onRetry={failed.retry} />;
  if (history.data && before === undefined)
    return <p className={prose.detail}>Nothing was completed on this device before.</p>;
  if (!whole.data) return <Skeleton lines={4} label="Loading the difference" />;
  return (
    <LineDifferences
      label="Difference to the text that was completed before"
      before={whole.data.data.renderedConfig}
      after={text}
      same="The text is the same as the one that was completed before."
    />
  );
}
