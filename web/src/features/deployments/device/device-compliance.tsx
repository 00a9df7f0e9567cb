import { Button } from '@aws-amplify/ui-react';
import { ClipboardPaste, FileSearch } from 'lucide-react';
import { useState } from 'react';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import { deviceReference } from '#shared/contract/device-id.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { DesignNetwork } from '#web/documents/configurations/design-network.tsx';
import { completedAt, completedBefore } from '#web/documents/deployments/model/completed-before.ts';
import { useDeployment } from '#web/documents/deployments/use-deployments.ts';
import { useRunningConfig } from '#web/documents/deployments/use-running-config.ts';
import { ComplianceView } from '#web/features/deployments/compliance/compliance-view.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import { Fold } from '#web/ui/fold.tsx';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import { shownLines } from '#web/ui/lines/shown-line.ts';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DesignCompliance } from './design-compliance.tsx';
import { RunningConfigDialog } from './running-config-dialog.tsx';

export interface DeviceComplianceProps {
  readonly deviceId: string;
  readonly deviceName: string;
  /** Newest first; undefined until they are read. */
  readonly deployments: readonly Deployment[] | undefined;
}

/** What a device runs beside what it should run: what was last completed on it, or what its design says now. */
export function DeviceCompliance({ deviceId, deviceName, deployments }: DeviceComplianceProps) {
  const { of, set } = useFiltersInAddress(['against']);
  const [isEntering, setEntering] = useState(false);
  const running = useRunningConfig(deviceId);
  const last = deployments && completedBefore(deployments);
  const completed = useDeployment(last?.template, last?.id);
  const reference = deviceReference(deviceId);
  const isOfDesign = reference.kind === 'node';
  const isAgainstDesign = isOfDesign && (of('against') === 'design' || (deployments && !last));
  const enter = (
    <Button size="small" onClick={() => setEntering(true)}>
      <ClipboardPaste size={16} aria-hidden />
      {running.data ? 'Replace' : 'Paste or upload'}
    </Button>
  );
  const body = () => {
    if (running.isMissing)
      return (
        <EmptyState icon={FileSearch} title="No running configuration" action={enter}>
          Paste or upload what the device shows. It is compared, section by section, with what the device
          should run, and again after each completed deployment.
        </EmptyState>
      );
    const failed = running.error ? running : completed.error ? completed : undefined;
    if (failed) return <ErrorState error={failed.error} fallback={failed.fallback} onRetry={failed.retry} />;
    if (!running.data || deployments === undefined)
      return <Skeleton lines={4} label="Loading the running configuration" />;
    const { text } = running.data.data;
    if (reference.kind === 'node' && isAgainstDesign)
      return (
        <DesignNetwork designId={reference.designId}>
          {(opened) => <DesignCompliance opened={opened} nodeId={reference.nodeId} running={text} />}
        </DesignNetwork>
      );
    if (!last)
      return (
        <Notice tone="info">Nothing was completed on this device, so there is nothing to compare.</Notice>
      );
    if (!completed.data) return <Skeleton lines={4} label="Loading the deployed text" />;
    const { dialect, renderedConfig } = completed.data.data;
    if (dialect === '')
      return (
        <Notice tone="info">
          The template states no dialect, so its text cannot be read section by section.
        </Notice>
      );
    return <ComplianceView dialect={dialect} intended={renderedConfig} running={text} />;
  };
  return (
    <Card
      title="Compliance"
      intro={
        running.data && (
          <>
            Running configuration of <RelativeTime instant={running.data.data.updatedAt} />
            {last && !isAgainstDesign && (
              <>
                , beside what was completed <RelativeTime instant={completedAt(last)} />
              </>
            )}
          </>
        )
      }
      action={running.data && enter}
    >
      <div className={layout.stack3}>
        {running.data && last && isOfDesign && (
          <div className={layout.row2}>
            <span className={prose.detail}>Compare with</span>
            <FilterSelect
              label="Compare with"
              all="what was last completed"
              value={of('against') === 'design' ? 'design' : ''}
              options={[{ value: 'design', label: 'what the design says now' }]}
              onChoose={(value) => set('against', value)}
            />
          </div>
        )}
        {body()}
        {running.data && (
          <Fold
            title="What the device showed"
            note={formatCount(running.data.data.text.trimEnd().split('\n').length, 'line')}
          >
            <NumberedLines
              label={`Running configuration of ${deviceName}`}
              lines={shownLines(running.data.data.text)}
            />
          </Fold>
        )}
      </div>
      {isEntering && (
        <RunningConfigDialog
          deviceId={deviceId}
          deviceName={deviceName}
          stored={running.data?.data}
          onClose={() => setEntering(false)}
        />
      )}
    </Card>
  );
}
