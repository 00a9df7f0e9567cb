import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { Id } from '#shared/contract/identifiers.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { ownerLabels } from '#web/documents/equipment/model/labels.ts';
import { localDay } from '#web/documents/equipment/model/local-day.ts';
import { NoDevice } from '#web/documents/equipment/no-device.tsx';
import { useDevice } from '#web/documents/equipment/use-device.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { DeviceActions } from './device-actions.tsx';
import { DeviceFacts } from './device-facts.tsx';
import { SimilarDevices } from './similar-devices.tsx';
import { Specification } from './specification.tsx';
import { UsedBy } from './used-by.tsx';

/** All that is known of one device, what is like it, and where it is used. */
export default function DeviceScreen() {
  const id = Id.safeParse(useParams().id).data;
  const { data, error, isMissing, fallback, retry } = useDevice(id);
  const [today] = useState(() => localDay(new Date()));
  if (!id || isMissing) return <NoDevice />;
  const device = data?.data;
  return (
    <Page
      title={device ? <Title device={device} /> : 'Device'}
      windowTitle={device ? deviceName(device) : 'Device'}
      breadcrumb={[{ label: 'Equipment', to: '/equipment' }]}
      action={device && <DeviceActions key={device.id} device={device} />}
    >
      {data ? (
        <div className={layout.stack5} key={id}>
          <DeviceFacts device={data.data} today={today} />
          <Specification device={data.data} today={today} />
          <UsedBy designs={data.usedBy} />
          <SimilarDevices device={data.data} />
        </div>
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={8} height="2.5rem" label="Loading the device" />
      )}
    </Page>
  );
}

function Title({ device }: { readonly device: Equipment }) {
  return (
    <span className={layout.row3}>
      {deviceName(device)}
      <StatusBadge tone={device.systemOwned ? 'info' : 'neutral'}>
        {ownerLabels[device.systemOwned ? 'system' : 'user']}
      </StatusBadge>
    </span>
  );
}
