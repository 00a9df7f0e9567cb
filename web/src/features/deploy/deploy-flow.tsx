import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { deviceReference } from '#shared/contract/device-id.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import { addEquipment } from '#web/documents/equipment/add-equipment.ts';
import { PreviewList } from '#web/features/deploy/preview/preview-list.tsx';
import { ValuesStep } from '#web/features/deploy/values/values-step.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/editing/draft-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { ConfirmStep } from './confirm-step.tsx';
import { FileChoice } from './file-choice.tsx';
import type { DeploySource } from './model/deploy-source.ts';
import type { DeployTarget } from './model/deploy-target.ts';
import type { EnteredByDevice } from './model/entered-values.ts';
import { TargetList } from './target-list.tsx';
import { useDeployDraft, useRestoredDraft } from './use-deploy-draft.ts';
import { usePreviews } from './use-previews.ts';

export interface DeployFlowProps {
  /** What is deployed, as the address names it: what is typed is kept for it. */
  readonly template: string;
  /** Undefined until something is chosen. */
  readonly source: DeploySource | undefined;
  readonly targets: readonly DeployTarget[];
  readonly chosen: readonly string[];
  readonly onChoose: (devices: readonly string[]) => void;
  readonly composer: OpenedComposer | undefined;
}

const nothing: EnteredByDevice = new Map();

/** Why a device has no composed configuration, in short; undefined where it has one. */
function uncomposed({ deviceId, unsupported }: DeployTarget): string | undefined {
  if (deviceReference(deviceId).kind === 'equipment') return 'Not part of a design';
  return unsupported && 'Not supported';
}

/** The devices, their values, what each of them would get, and the deployment itself. */
export function DeployFlow(props: DeployFlowProps) {
  const { template, source: given, targets, chosen, onChoose, composer } = props;
  const kept = useRestoredDraft(template);
  const [restored, setRestored] = useState(kept);
  const [showsNotice, setShowsNotice] = useState(true);
  const [file, setFile] = useState<Upload>();
  const [entered, setEntered] = useState(restored?.entered ?? nothing);
  const [notes, setNotes] = useState(restored?.notes ?? '');
  const source = useMemo(
    (): DeploySource | undefined => (given?.kind === 'template' ? { ...given, file } : given),
    [given, file],
  );
  const isComposed = source?.kind === 'composed';
  const [picked, refused] = useMemo(() => {
    const byId = new Map(targets.map((target) => [target.deviceId, target]));
    const named = chosen.flatMap((id) => byId.get(id) ?? []);
    const isFree = (target: DeployTarget) => !isComposed || uncomposed(target) === undefined;
    return [named.filter(isFree), named.filter((target) => !isFree(target))];
  }, [targets, chosen, isComposed]);
  const previews = usePreviews(composer, source, picked, entered);
  const variables =
    picked.flatMap(({ deviceId }) => previews.byDevice.get(deviceId) ?? [])[0]?.variables ?? [];
  const draft = useMemo(() => ({ entered, notes, hadFile: file !== undefined }), [entered, notes, file]);
  const dropDraft = useDeployDraft(template, draft, variables);
  const reasonAgainst = (target: DeployTarget) => (isComposed ? uncomposed(target) : undefined);
  return (
    <>
      {restored && showsNotice && (
        <DraftNotice
          savedAt={restored.savedAt}
          noun="deployment"
          isOlder={false}
          onDiscard={() => {
            setEntered(nothing);
            setNotes('');
            setRestored(undefined);
          }}
          onDismiss={() => setShowsNotice(false)}
        />
      )}
      <Card title="2. Devices">
        {targets.length === 0 ? (
          <p className={prose.detail}>
            No devices here. Choose a design that has a topology, or{' '}
            <Link to={addEquipment.to}>add a device</Link> of your own.
          </p>
        ) : (
          <TargetList targets={targets} chosen={chosen} reasonAgainst={reasonAgainst} onChoose={onChoose} />
        )}
        {refused.length > 0 && (
          <Notice tone="warn">
            <p>{formatCount(refused.length, 'chosen device')} cannot be deployed to:</p>
            <ul>
              {refused.map((target) => (
                <li key={target.deviceId}>
                  {target.name}: {target.unsupported ?? uncomposed(target)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </Card>
      {source && picked.length > 0 && (
        <>
          <Card title="3. Values">
            {source.kind === 'template' && (
              <FileChoice file={file} wasLost={restored?.hadFile ?? false} onChoose={setFile} />
            )}
            <ValuesStep
              source={source}
              composer={composer}
              targets={picked}
              variables={variables}
              previews={previews}
              entered={entered}
              onEnter={setEntered}
            />
          </Card>
          <Card
            title="4. Preview"
            intro="This is what is deployed: the text is frozen as it stands here, with placeholders for secrets."
          >
            <PreviewList targets={picked} source={source} previews={previews} />
          </Card>
          <Card title="5. Deploy">
            <ConfirmStep
              source={source}
              targets={picked}
              previews={previews}
              entered={entered}
              notes={notes}
              onNote={setNotes}
              onDeployed={dropDraft}
            />
          </Card>
        </>
      )}
    </>
  );
}
