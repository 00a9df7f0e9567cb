import { formatCount } from '#shared/vocabulary/counts.ts';
import type { DeploySource } from '#web/features/deploy/model/deploy-source.ts';
import type { DeployTarget } from '#web/features/deploy/model/deploy-target.ts';
import { obstacleOf } from '#web/features/deploy/model/preview-problems.ts';
import type { Previews } from '#web/features/deploy/model/previews.ts';
import { Fold } from '#web/ui/fold.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DevicePreviewView } from './device-preview-view.tsx';

export interface PreviewListProps {
  readonly targets: readonly DeployTarget[];
  readonly source: DeploySource;
  readonly previews: Previews;
}

/** What each device would get; one alone is open. */
export function PreviewList({ targets, source, previews }: PreviewListProps) {
  const { byDevice, failure } = previews;
  if (failure !== undefined) return <Notice tone="bad">The previews could not be made: {failure}</Notice>;
  return (
    <div className={layout.stack3}>
      {targets.map((target) => {
        const preview = byDevice.get(target.deviceId);
        if (preview === undefined)
          return <Skeleton key={target.deviceId} lines={1} label={`Loading the text for ${target.name}`} />;
        const obstacle = obstacleOf(preview);
        const lines = preview.text.split('\n').length - 1;
        const note = [
          obstacle ?? formatCount(lines, 'line'),
          preview.lint.length > 0 && `${formatCount(preview.lint.length, 'line')} to look at`,
          preview.omissions.length > 0 && `${formatCount(preview.omissions.length, 'thing')} left out`,
        ];
        return (
          <Fold
            key={target.deviceId}
            title={target.name}
            note={note.filter(Boolean).join(', ')}
            isOpenAtFirst={targets.length === 1}
          >
            <DevicePreviewView target={target} source={source} preview={preview} />
          </Fold>
        );
      })}
    </div>
  );
}
