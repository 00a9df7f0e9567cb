import { Button } from '@aws-amplify/ui-react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useDataRefresh } from '#web/documents/users/use-data-refresh.ts';

/** Reads everything again, for who doubts what the screen shows. */
export function RefreshButton() {
  const refresh = useDataRefresh();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  return (
    <Button isLoading={isBusy} loadingText="Refreshing" onClick={() => void run()}>
      <RefreshCw size={16} aria-hidden />
      Refresh my data
    </Button>
  );
}
