import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEquipment } from '../lists/use-device-lists.ts';
import { compareViewFrom } from '../model/compare-address.ts';
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
