import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { compareViewFrom } from '#web/documents/equipment/model/compare-address.ts';
import { useEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Comparison } from './comparison.tsx';

/** Up to four devices side by side; which ones the address says (`?ids=a,b,c,d`). */
export default function CompareScreen() {
  const [address] = useSearchParams();
  const view = useMemo(() => compareViewFrom(address), [address]);
  const { devices, error, fallback, retry } = useEquipment();
  if (devices) return <Comparison devices={devices} view={view} />;
  return (
    <Page title="Compare devices" breadcrumb={[{ label: 'Equipment', to: '/equipment' }]} width="wide">
      {error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={14} height="2.25rem" label="Loading equipment" />
      )}
    </Page>
  );
}
