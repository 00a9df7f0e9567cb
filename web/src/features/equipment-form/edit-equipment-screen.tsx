import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { Id } from '#shared/contract/identifiers.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { localDay } from '#web/documents/equipment/model/local-day.ts';
import { NoDevice } from '#web/documents/equipment/no-device.tsx';
import { useDevice } from '#web/documents/equipment/use-device.ts';
import { valuesOfDevice } from '#web/features/equipment-form/model/values-of-device.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { useOpened } from '#web/ui/editing/use-opened.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { EquipmentForm } from './equipment-form.tsx';
import { NotYours } from './not-yours.tsx';

export default function EditEquipmentScreen() {
  const id = Id.safeParse(useParams().id).data;
  const { isAdmin } = useUser();
  const { data, error, isMissing, isValidating, fallback, retry } = useDevice(id, {
    revalidateOnFocus: false,
  });
  const device = useOpened(data?.data, isValidating);
  if (!id || isMissing) return <NoDevice />;
  return (
    <Page
      title={device ? `Edit ${deviceName(device)}` : 'Edit device'}
      breadcrumb={[
        { label: 'Equipment', to: '/equipment' },
        { label: device ? deviceName(device) : 'Device', to: `/equipment/${id}` },
      ]}
      summary={device?.systemOwned && isAdmin ? 'Every user sees this device.' : undefined}
    >
      {device?.systemOwned && !isAdmin ? (
        <NotYours device={device} />
      ) : device ? (
        <EditDevice key={device.id} device={device} />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={8} height="2.5rem" label="Loading the device" />
      )}
    </Page>
  );
}

function EditDevice({ device }: { readonly device: Equipment }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { uid } = useUser();
  const [today] = useState(() => localDay(new Date()));
  const [initial] = useState(() => valuesOfDevice(device, today));
  return (
    <EquipmentForm
      initial={initial}
      edited={device}
      isSystem={device.systemOwned}
      today={today}
      draftKey={draftKey('equipment', uid, device.id)}
      action="Save changes"
      leaveTo={`/equipment/${device.id}`}
      onSaved={(saved) => {
        toast.success(`${deviceName(saved)} was saved.`);
        navigate(`/equipment/${saved.id}`);
      }}
    />
  );
}
