import { useMemo } from 'react';
import { DesignNetwork, type OpenedNetwork } from '#web/documents/configurations/design-network.tsx';
import { useComposer } from '#web/documents/configurations/use-composer.ts';
import { useOwnEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { useTemplate } from '#web/documents/templates/use-template.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeployFlow } from './deploy-flow.tsx';
import { composedChoice, type DeploySource } from './model/deploy-source.ts';
import { targetsOfDesign, targetsOfEquipment } from './model/deploy-target.ts';
import { PlaceChoice } from './place-choice.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useChoice } from './use-choice.ts';

/** From a template and devices to frozen texts: choose, fill in, look at, deploy. */
export default function DeployScreen() {
  const choice = useChoice();
  const { template, design, devices, chooseTemplate, choosePlace, chooseDevices } = choice;
  const isComposed = template === composedChoice;
  const reading = useTemplate(isComposed ? undefined : template);
  const known = reading.data?.data;
  const source = useMemo((): DeploySource | undefined => {
    if (isComposed) return { kind: 'composed' };
    return known && { kind: 'template', template: known, file: undefined };
  }, [isComposed, known]);
  const flow = { template: template ?? '', source, chosen: devices, onChoose: chooseDevices };
  return (
    <Page title="Deploy" breadcrumb={[{ label: 'Deployments', to: '/deployments' }]}>
      <Card title="1. What and where">
        <TemplateChoice template={template} onChoose={chooseTemplate} isOfDesign={design !== undefined} />
        <PlaceChoice design={design} onChoose={choosePlace} />
        {reading.error && (
          <ErrorState error={reading.error} fallback={reading.fallback} onRetry={reading.retry} />
        )}
      </Card>
      {design === undefined ? (
        <OfEquipment key={template} {...flow} />
      ) : (
        <DesignNetwork key={design} designId={design}>
          {(opened) => <OfDesign key={template} {...flow} opened={opened} />}
        </DesignNetwork>
      )}
    </Page>
  );
}

interface FlowChoice {
  readonly template: string;
  readonly source: DeploySource | undefined;
  readonly chosen: readonly string[];
  readonly onChoose: (devices: readonly string[]) => void;
}

function OfDesign({ opened, ...flow }: FlowChoice & { readonly opened: OpenedNetwork }) {
  const targets = useMemo(() => targetsOfDesign(opened), [opened]);
  return <DeployFlow {...flow} targets={targets} composer={opened.composer} />;
}

function OfEquipment(flow: FlowChoice) {
  const { devices, error, fallback, retry } = useOwnEquipment();
  const composer = useComposer(undefined);
  const targets = useMemo(() => targetsOfEquipment(devices ?? []), [devices]);
  if (error) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  if (!devices) return <Skeleton lines={4} height="2.5rem" label="Loading your equipment" />;
  return <DeployFlow {...flow} targets={targets} composer={composer} />;
}
