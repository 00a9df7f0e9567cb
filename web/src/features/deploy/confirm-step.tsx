import { Button } from '@aws-amplify/ui-react';
import { Rocket, RotateCcw } from 'lucide-react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { isPlanLimit } from '#web/api/api-error.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { PlanLimit } from '#web/ui/plan-limit.tsx';
import prose from '#web/ui/prose.module.css';
import { BulkResults } from './bulk-results.tsx';
import { type DeploySource, templateFor } from './model/deploy-source.ts';
import type { DeployTarget } from './model/deploy-target.ts';
import { type EnteredByDevice, enteredValues } from './model/entered-values.ts';
import { obstacleOf } from './model/preview-problems.ts';
import type { Previews } from './model/previews.ts';
import { type BulkEntry, useBulkDeployment } from './use-bulk-deployment.ts';

export interface ConfirmStepProps {
  readonly source: DeploySource;
  readonly targets: readonly DeployTarget[];
  readonly previews: Previews;
  readonly entered: EnteredByDevice;
  readonly notes: string;
  readonly onNote: (notes: string) => void;
  /** Every device was deployed to. */
  readonly onDeployed: () => void;
}

/** Deploys what was previewed, one result for each device; those that failed can be tried again. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { source, targets, previews, entered, notes, onNote, onDeployed } = props;
  const { results, isRunning, run } = useBulkDeployment();
  const held = targets.flatMap((target) => {
    const preview = previews.byDevice.get(target.deviceId);
    const obstacle = preview && obstacleOf(preview);
    return obstacle ? [`${target.name}: ${obstacle}`] : [];
  });
  const entries = targets.flatMap((target): BulkEntry[] => {
    const preview = previews.byDevice.get(target.deviceId);
    const templateId = templateFor(source, target);
    if (preview === undefined || templateId === undefined || obstacleOf(preview)) return [];
    const file = source.kind === 'template' ? source.file : undefined;
    return [
      {
        name: target.name,
        templateId,
        deployment: {
          deviceId: target.deviceId,
          variables: enteredValues(preview.variables, entered.get(target.deviceId) ?? {}),
          notes: notes.trim(),
          previewHash: preview.hash,
          ...(file && { configFile: file }),
        },
      },
    ];
  });
  const open = entries.filter(({ deployment }) => results.get(deployment.deviceId)?.state !== 'deployed');
  const failed = [...results.values()].filter(({ state }) => state === 'failed').length;
  const limit = [...results.values()]
    .map((result) => (result.state === 'failed' ? result.cause : undefined))
    .find(isPlanLimit);
  const isDone = results.size > 0 && open.length === 0 && !isRunning && failed === 0;
  return (
    <div className={layout.stack4}>
      {held.length > 0 && (
        <Notice tone="warn">
          <p>{formatCount(held.length, 'device')} cannot be deployed to yet:</p>
          <ul>
            {held.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isDone ? (
        <Notice
          tone="good"
          action={<ButtonLink to="/deployments?status=pending">All that is pending</ButtonLink>}
        >
          {formatCount(results.size, 'deployment')} {results.size === 1 ? 'is' : 'are'} pending until someone,
          or a pipeline, applies them.
        </Notice>
      ) : (
        <>
          <LinesField
            label="Note"
            descriptiveText="For whoever applies it: the change request, the window."
            rows={2}
            maxLength={2_000}
            value={notes}
            onChange={({ target }) => onNote(target.value)}
          />
          <div className={layout.row3}>
            <Button
              variation="primary"
              isDisabled={open.length === 0 || previews.isWorking}
              isLoading={isRunning}
              loadingText="Deploying"
              onClick={() => void run(open).then((isDeployed) => isDeployed && onDeployed())}
            >
              {failed > 0 ? <RotateCcw size={16} aria-hidden /> : <Rocket size={16} aria-hidden />}
              {failed > 0
                ? `Try ${formatCount(open.length, 'device')} again`
                : `Deploy to ${formatCount(open.length, 'device')}`}
            </Button>
            <p className={prose.detail}>
              Nothing is sent to a device: the deployments are pending until someone, or a pipeline, applies
              them.
            </p>
          </div>
        </>
      )}
      {limit && <PlanLimit error={limit} />}
      {results.size > 0 && <BulkResults targets={targets} results={results} />}
    </div>
  );
}
