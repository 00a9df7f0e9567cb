import { useState } from 'react';
import { type DesignSummary, listDesigns } from '#shared/contract/designs.ts';
import { useRoute } from '../../api/use-route.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatCount } from '../../ui/format.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './pick-design-dialog.module.css';

export interface PickDesignDialogProps {
  readonly onPick: (design: DesignSummary) => void;
  readonly onClose: () => void;
}

/** Of which design the report shall be. One without a topology has nothing to report yet. */
export function PickDesignDialog({ onPick, onClose }: PickDesignDialogProps) {
  const [search, setSearch] = useState('');
  const { data, error, mutate } = useRoute(
    listDesigns,
    { query: { page: 1, limit: 20, ...(search && { search }) } },
    { keepPreviousData: true },
  );
  return (
    <Dialog title="Generate a report" onClose={onClose} width="34rem">
      <div className={styles.choice}>
        <SearchBox label="Search designs" value={search} onSearch={setSearch} />
        {data ? (
          <Designs designs={data.data} onPick={onPick} isSearch={search !== ''} />
        ) : error ? (
          <ErrorState error={error} fallback={listDesigns.fallback} onRetry={() => void mutate()} />
        ) : (
          <Skeleton lines={4} height="2.5rem" label="Loading designs" />
        )}
      </div>
    </Dialog>
  );
}

interface DesignsProps extends Pick<PickDesignDialogProps, 'onPick'> {
  readonly designs: readonly DesignSummary[];
  readonly isSearch: boolean;
}

function Designs({ designs, onPick, isSearch }: DesignsProps) {
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
          <button type="button" disabled={design.plannedDevices === 0} onClick={() => onPick(design)}>
            {design.designName}{' '}
            <span>
              {design.plannedDevices > 0 ? formatCount(design.plannedDevices, 'device') : 'No topology yet'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
