import { useState } from 'react';
import { type DesignSummary, listDesigns } from '#shared/contract/designs.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { useRoute } from '../../../api/use-route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { deviceName } from '../lists/device-lists.ts';
import styles from './add-to-design-dialog.module.css';
import { AddToDesignForm } from './add-to-design-form.tsx';

export interface AddToDesignDialogProps {
  readonly device: Equipment;
  readonly onClose: () => void;
}

/** Which design gets the device; then how many of it, and what for. */
export function AddToDesignDialog({ device, onClose }: AddToDesignDialogProps) {
  const [design, setDesign] = useState<DesignSummary>();
  return (
    <Dialog title={`Add ${deviceName(device)} to a design`} onClose={onClose} width="34rem">
      {design ? (
        <AddToDesignForm
          device={device}
          design={design}
          onBack={() => setDesign(undefined)}
          onClose={onClose}
        />
      ) : (
        <PickDesign onPick={setDesign} />
      )}
    </Dialog>
  );
}

function PickDesign({ onPick }: { readonly onPick: (design: DesignSummary) => void }) {
  const [search, setSearch] = useState('');
  const { data, error, mutate } = useRoute(
    listDesigns,
    { query: { page: 1, limit: 20, ...(search && { search }) } },
    { keepPreviousData: true },
  );
  return (
    <div className={styles.choice}>
      <SearchBox label="Search designs" value={search} onSearch={setSearch} />
      {data ? (
        <Designs designs={data.data} isSearch={search !== ''} onPick={onPick} />
      ) : error ? (
        <ErrorState error={error} fallback={listDesigns.fallback} onRetry={() => void mutate()} />
      ) : (
        <Skeleton lines={4} height="2.5rem" label="Loading designs" />
      )}
    </div>
  );
}

interface DesignsProps {
  readonly designs: readonly DesignSummary[];
  readonly isSearch: boolean;
  readonly onPick: (design: DesignSummary) => void;
}

function Designs({ designs, isSearch, onPick }: DesignsProps) {
  if (designs.length === 0)
    return isSearch ? (
      <p className={styles.none}>No design matches.</p>
    ) : (
      <div className={styles.none}>
        <p>There is no design yet.</p>
        <ButtonLink to="/designs/new">New design</ButtonLink>
      </div>
    );
  return (
    <ul className={styles.designs}>
      {designs.map((design) => (
        <li key={design.id}>
          <button type="button" onClick={() => onPick(design)}>
            {design.designName}
          </button>
        </li>
      ))}
    </ul>
  );
}
