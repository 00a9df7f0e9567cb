import { ImportDialog } from './import-dialog.tsx';
import { useAsExisting } from './use-as-existing.ts';

/** Reads the network that is there today, before a design has a plan. */
export default function ImportExisting({ onClose }: { readonly onClose: () => void }) {
  const asExisting = useAsExisting('Generate the topology to build on it.');
  return <ImportDialog among={['existing']} onUse={asExisting} onClose={onClose} />;
}
