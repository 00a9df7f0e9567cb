import { Button } from '@aws-amplify/ui-react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import { stepsOfDeployment } from '#web/documents/deployments/actions-on-deployment.ts';
import { CompletedDifference } from '#web/documents/deployments/completed-difference.tsx';
import { DeploymentStatusBadge } from '#web/documents/deployments/deployment-status-badge.tsx';
import { useDeploymentSteps } from '#web/documents/deployments/use-deployment-steps.tsx';
import { useDeployment } from '#web/documents/deployments/use-deployments.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import { shownLines } from '#web/ui/lines/shown-line.ts';
import { NotThere } from '#web/ui/not-there.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeploymentFacts } from './deployment-facts.tsx';
import { DeploymentHistory } from './deployment-history.tsx';
import { DownloadDialog } from './download-dialog.tsx';

const place = { label: 'Deployments', to: '/deployments' };

/** One deployment: its status with the steps that it allows, its frozen text, what it changed, and who did what when. */
export default function DeploymentScreen() {
  const { templateId, id } = useParams();
  const { data, error, isMissing, fallback, retry } = useDeployment(templateId, id);
  if (!isId(templateId) || !isId(id) || isMissing) return <NotThere what="Deployment" list={place} />;
  if (data) return <Shown key={data.data.id} deployment={data.data} />;
  return (
    <Page title="Deployment" breadcrumb={[place]}>
      {error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={10} height="2rem" label="Loading the deployment" />
      )}
    </Page>
  );
}

function Shown({ deployment }: { readonly deployment: Deployment }) {
  const { device, name, status, renderedConfig, omissions } = deployment;
  const { tasksOf, isBusy, dialog } = useDeploymentSteps();
  const [isDownloading, setDownloading] = useState(false);
  const [first, ...others] = stepsOfDeployment(deployment, tasksOf(deployment));
  return (
    <Page
      title={
        <span className={layout.row3}>
          {name} on {device.name}
          <DeploymentStatusBadge status={status} />
        </span>
      }
      windowTitle={`${name} on ${device.name}`}
      breadcrumb={[place]}
      action={
        <>
          {others.map(({ label, perform }) => (
            <Button key={label} onClick={() => perform()}>
              {label}
            </Button>
          ))}
          {first && (
            <Button variation="primary" isLoading={isBusy} onClick={() => first.perform()}>
              {first.label}
            </Button>
          )}
        </>
      }
    >
      <DeploymentFacts deployment={deployment} />
      <Card
        title="Text"
        action={
          <div className={layout.row2}>
            <CopyButton text={renderedConfig} name="Copy the text" />
            <Button size="small" onClick={() => setDownloading(true)}>
              <Download size={16} aria-hidden />
              Download
            </Button>
          </div>
        }
      >
        <NumberedLines label={`Text for ${device.name}`} lines={shownLines(renderedConfig)} />
        {omissions.length > 0 && (
          <Notice tone="warn">
            <p>Not in this text, since the dialect cannot say it:</p>
            <ul>
              {omissions.map((omission) => (
                <li key={omission}>{omission}</li>
              ))}
            </ul>
          </Notice>
        )}
      </Card>
      <Card title="Difference to what was completed before">
        <CompletedDifference deviceId={deployment.deviceId} text={renderedConfig} deployment={deployment} />
      </Card>
      <DeploymentHistory deployment={deployment} />
      {dialog}
      {isDownloading && <DownloadDialog deployment={deployment} onClose={() => setDownloading(false)} />}
    </Page>
  );
}
