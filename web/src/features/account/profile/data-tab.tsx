import { useHashTarget } from '#web/ui/use-hash-target.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';

/** Taking one's data along, and leaving. */
export default function DataTab() {
  useHashTarget();
  return (
    <>
      <ExportCard />
      <DeleteAccountCard />
    </>
  );
}
