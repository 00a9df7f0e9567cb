import { Link } from 'react-router-dom';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import { deviceHistoryLink, deviceOrigin } from '#web/documents/deployments/model/deployment-links.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import { FigureStrip, StripFigure } from '#web/ui/figure-strip.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';

/** What is deployed where, and what it takes back or was taken back by. */
export function DeploymentFacts({ deployment }: { readonly deployment: Deployment }) {
  const { deviceId, device, template, name, version, templateRevision, dialect } = deployment;
  const { deployedBy, deployedAt, hash, size, notes, rollbackOf, rolledBackBy } = deployment;
  const origin = deviceOrigin(deviceId);
  return (
    <div className={layout.stack3}>
      {rollbackOf !== undefined && (
        <Notice tone="info">
          This takes <Link to={`/deployments/${template}/${rollbackOf}`}>another deployment</Link> back.
        </Notice>
      )}
      {rolledBackBy !== undefined && (
        <Notice tone="warn">
          <Link to={`/deployments/${template}/${rolledBackBy}`}>Another deployment</Link> takes this one back.
        </Notice>
      )}
      <FigureStrip>
        <StripFigure
          label="Device"
          notes={[
            [`${device.manufacturer} ${device.model}`.trim(), device.ipAddress].filter(Boolean).join(', '),
            <Link key="origin" to={origin.to}>
              {origin.label}
            </Link>,
          ]}
        >
          <Link to={deviceHistoryLink(deviceId)}>{device.name}</Link>
        </StripFigure>
        <StripFigure
          label="Template"
          notes={[`Version ${version}, revision ${templateRevision}`, dialect && dialects[dialect].label]}
        >
          <Link to={`/templates/${template}`}>{name}</Link>
        </StripFigure>
        <StripFigure label="Created" notes={[`by ${deployedBy.name}`]}>
          <RelativeTime instant={deployedAt} />
        </StripFigure>
        <StripFigure
          label="Frozen text"
          notes={[<Copyable key="hash" text={hash} label="Copy the SHA-256 of the text" />]}
        >
          {formatBytes(size)}
        </StripFigure>
      </FigureStrip>
      {notes && <p className={prose.soft}>{notes}</p>}
    </div>
  );
}
