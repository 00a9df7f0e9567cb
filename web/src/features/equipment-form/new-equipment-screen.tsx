import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { Id } from '#shared/contract/identifiers.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { localDay } from '#web/documents/equipment/model/local-day.ts';
import { useCopiedPicture } from '#web/documents/equipment/use-copied-picture.ts';
import { useDevice } from '#web/documents/equipment/use-device.ts';
import { newDeviceValues, valuesOfDevice } from '#web/features/equipment-form/model/values-of-device.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { EquipmentForm } from './equipment-form.tsx';

/**
 * A device of the user's own: `?from=<id>` begins with the figures of another one. With `?system=true` an
 * administrator creates one that every user sees.
 */
export default function NewEquipmentScreen() {
  const [address] = useSearchParams();
  const { isAdmin } = useUser();
  const source = Id.safeParse(address.get('from')).data;
  const isSystem = isAdmin && address.get('system') === 'true';
  const { data, error, fallback, retry } = useDevice(source, { revalidateOnFocus: false });
  const copied = useCopiedPicture(source && data?.data.image);
  return (
    <Page
      title={isSystem ? 'New catalogue device' : 'New device'}
      breadcrumb={[{ label: 'Equipment', to: '/equipment' }]}
      summary={<Owner isAdmin={isAdmin} isSystem={isSystem} source={source} />}
    >
      {source && error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (source && !data) || copied.isLoading ? (
        <Skeleton lines={8} height="2.5rem" label="Loading the device to copy" />
      ) : (
        <NewDevice
          key={`${source} ${isSystem}`}
          original={data?.data}
          picture={copied.picture}
          isSystem={isSystem}
        />
      )}
    </Page>
  );
}

interface OwnerProps {
  readonly isAdmin: boolean;
  readonly isSystem: boolean;
  readonly source: string | undefined;
}

/** Who will see the device; administrators choose. */
function Owner({ isAdmin, isSystem, source }: OwnerProps) {
  const from = source ? [`from=${source}`] : [];
  const search = [...from, ...(isSystem ? [] : ['system=true'])].join('&');
  return (
    <>
      {isSystem
        ? 'Every user will see it, and only administrators may change it.'
        : 'Only you will see it. Manufacturer, model and part number are enough to start with.'}
      {isAdmin && (
        <>
          {' '}
          <Link to={`/equipment/new?${search}`}>
            {isSystem ? 'Create it for yourself instead' : 'Create it for all users instead'}
          </Link>
        </>
      )}
    </>
  );
}

interface NewDeviceProps {
  readonly original: Equipment | undefined;
  readonly picture: Upload | undefined;
  readonly isSystem: boolean;
}

function NewDevice({ original, picture, isSystem }: NewDeviceProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { uid } = useUser();
  const [today] = useState(() => localDay(new Date()));
  const [initial] = useState(() => (original ? valuesOfDevice(original, today) : newDeviceValues(today)));
  return (
    <EquipmentForm
      initial={initial}
      initialPicture={picture}
      edited={undefined}
      isSystem={isSystem}
      today={today}
      draftKey={draftKey(
        'equipment',
        uid,
        `${isSystem ? 'system-' : ''}${original ? `copy-of-${original.id}` : 'new'}`,
      )}
      action="Create device"
      leaveTo={original ? `/equipment/${original.id}` : '/equipment'}
      onSaved={(device) => {
        toast.success(`${deviceName(device)} was created.`);
        navigate(`/equipment/${device.id}`);
      }}
    />
  );
}
