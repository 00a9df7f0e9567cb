import { Rocket } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { DeviceId } from '#shared/contract/device-id.ts';
import { DeploymentsTable } from '#web/documents/deployments/deployments-table.tsx';
import { deployLink, deviceOrigin } from '#web/documents/deployments/model/deployment-links.ts';
import { useDeployedDevice } from '#web/documents/deployments/use-deployed-device.ts';
import { useDeploymentSteps } from '#web/documents/deployments/use-deployment-steps.tsx';
import { useDeviceDeployments } from '#web/documents/deployments/use-deployments.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { NotThere } from '#web/ui/not-there.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CompatibleTemplates } from './compatible-templates.tsx';
import { DeviceCompliance } from './device-compliance.tsx';

/** One device: what it was deployed, what it runs, whether that is what it should run, and the templates that fit it. */
export default function DeviceHistoryScreen() {
  const deviceId = DeviceId.safeParse(useParams().id).data;
  if (deviceId === undefined)
    return <NotThere what="Device" list={{ label: 'Deployments', to: '/deployments' }} />;
  return <OfDevice key={deviceId} deviceId={deviceId} />;
}

function OfDevice({ deviceId }: { readonly deviceId: string }) {
  const named = useDeployedDevice(deviceId);
  const history = useDeviceDeployments(deviceId);
  const { tasksOf, dialog } = useDeploymentSteps();
  const deployments = history.data?.data;
  const past = deployments?.[0]?.device;
  if (named.state === 'missing' && deployments?.length === 0)
    return <NotThere what="Device" list={{ label: 'Deployments', to: '/deployments' }} />;
  const name = named.state === 'known' ? named.device.name : (past?.name ?? 'Device');
  const origin = deviceOrigin(deviceId);
  const summary =
    named.state === 'known' ? (
      <>
        {[named.device.model, named.device.designName].filter(Boolean).join(' · ')}{' '}
        <Link to={origin.to}>{origin.label}</Link>
      </>
    ) : named.state === 'missing' ? (
      'This device is no longer in its design or equipment; its deployments are kept.'
    ) : undefined;
  return (
    <Page
      title={name}
      breadcrumb={[{ label: 'Deployments', to: '/deployments' }]}
      summary={summary}
      action={
        named.state !== 'missing' && (
          <ButtonLink variation="primary" to={deployLink({ devices: [deviceId] })}>
            <Rocket size={16} aria-hidden />
            Deploy
          </ButtonLink>
        )
      }
    >
      <DeviceCompliance deviceId={deviceId} deviceName={name} deployments={deployments} />
      <section className={layout.stack3} aria-labelledby="history">
        <h2 id="history">Deployments</h2>
        {deployments === undefined ? (
          history.error ? (
            <ErrorState error={history.error} fallback={history.fallback} onRetry={history.retry} />
          ) : (
            <Skeleton lines={4} height="2.75rem" label="Loading deployments" />
          )
        ) : deployments.length === 0 ? (
          <EmptyState icon={Rocket} title="Never deployed">
            What this device is deployed stands here, with its text, its status and who applied it.
          </EmptyState>
        ) : (
          <DeploymentsTable
            caption="Deployments"
            deployments={deployments}
            tasksOf={tasksOf}
            isWhole
            without={['device']}
          />
        )}
      </section>
      {named.state === 'known' && <CompatibleTemplates deviceId={deviceId} />}
      {dialog}
    </Page>
  );
}
