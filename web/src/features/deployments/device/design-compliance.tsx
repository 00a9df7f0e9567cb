import type { Remote } from 'comlink';
import { useMemo } from 'react';
import type { DialectId } from '#shared/contract/dialect.ts';
import type { Composer } from '#web/documents/configurations/composer.ts';
import type { OpenedNetwork } from '#web/documents/configurations/design-network.tsx';
import { dialectOfDevice } from '#web/documents/configurations/dialect-of-device.ts';
import { ComplianceView } from '#web/features/deployments/compliance/compliance-view.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useServiceAnswer } from '#web/ui/use-service-answer.ts';

export interface DesignComplianceProps {
  readonly opened: OpenedNetwork;
  /** The device's own id, or that of a chassis. */
  readonly nodeId: string;
  readonly running: string;
}

/** What a device runs beside what its design says now. */
export function DesignCompliance({ opened, nodeId, running }: DesignComplianceProps) {
  const { network, topology, composer } = opened;
  const device = network.devices.find(
    ({ id, members }) => id === nodeId || members.some(({ node }) => node === nodeId),
  );
  const choice = device && dialectOfDevice(device, topology);
  const dialect: DialectId | undefined = choice?.kind === 'supported' ? choice.dialect.id : undefined;
  const id = device?.id;
  const ask = useMemo(
    () =>
      id !== undefined && dialect !== undefined
        ? (api: Remote<Composer>) => api.textOf({ device: id, dialect })
        : undefined,
    [id, dialect],
  );
  const answered = useServiceAnswer<Composer, string>(composer, ask);
  if (choice === undefined) return <Notice tone="info">The design no longer has this device.</Notice>;
  if (choice.kind === 'unsupported') return <Notice tone="warn">{choice.sentence}</Notice>;
  switch (answered.state) {
    case 'working':
      return <Skeleton lines={6} label="Loading the text of the design" />;
    case 'broken':
      return <Notice tone="bad">The text of the design could not be written.</Notice>;
    case 'answered':
      return <ComplianceView dialect={choice.dialect.id} intended={answered.answer} running={running} />;
    default:
      return answered satisfies never;
  }
}
