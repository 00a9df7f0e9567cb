import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import type { DevicePreview } from '#web/documents/configurations/composer.ts';
import { CompletedDifference } from '#web/documents/deployments/completed-difference.tsx';
import { deviceOrigin } from '#web/documents/deployments/model/deployment-links.ts';
import { type DeploySource, dialectFor } from '#web/features/deploy/model/deploy-source.ts';
import type { DeployTarget } from '#web/features/deploy/model/deploy-target.ts';
import { obstacleOf } from '#web/features/deploy/model/preview-problems.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import { shownLines } from '#web/ui/lines/shown-line.ts';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';

export interface DevicePreviewViewProps {
  readonly target: DeployTarget;
  readonly source: DeploySource;
  readonly preview: DevicePreview;
}

/** The text of one device: whole, or what it changes there; with what lint found in it. */
export function DevicePreviewView({ target, source, preview }: DevicePreviewViewProps) {
  const [isDifference, setDifference] = useState(false);
  const { text, lint, omissions } = preview;
  const obstacle = obstacleOf(preview);
  const lines = useMemo(() => shownLines(text), [text]);
  const marked = useMemo(() => new Set(lint.map(({ line }) => line)), [lint]);
  const dialect = dialectFor(source, target);
  return (
    <div className={layout.stack3}>
      {obstacle && <Notice tone="bad">{obstacle}</Notice>}
      {lint.length > 0 && (
        <Notice tone="warn">
          <p>Look at these lines before you deploy:</p>
          <ul>
            {lint.map(({ line, column, sentence }) => (
              <li key={`${line}:${column}:${sentence}`}>
                Line {line}: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {text && (
        <>
          <div className={layout.between}>
            <FilterSelect
              label={`What is shown of ${target.name}`}
              all="The whole text"
              value={isDifference ? 'difference' : ''}
              options={[{ value: 'difference', label: 'The difference from what was last completed' }]}
              onChoose={(value) => setDifference(value === 'difference')}
            />
            <div className={layout.row2}>
              <Link className={prose.detail} to={deviceOrigin(target.deviceId).to}>
                {deviceOrigin(target.deviceId).label}
              </Link>
              <CopyButton text={text} name={`Copy the text for ${target.name}`} />
            </div>
          </div>
          {isDifference ? (
            <CompletedDifference deviceId={target.deviceId} text={text} />
          ) : (
            <NumberedLines label={`Text for ${target.name}`} lines={lines} marked={marked} />
          )}
        </>
      )}
      {omissions.length > 0 && (
        <Notice tone="warn">
          <p>Not in this text{dialect && `, since ${dialects[dialect].label} cannot say it`}:</p>
          <ul>
            {omissions.map((omission) => (
              <li key={omission}>{omission}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
