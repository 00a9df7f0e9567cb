import { type ReactNode, useState } from 'react';
import type { DesignSummary } from '#shared/contract/designs.ts';
import { ActionLink } from '#web/ui/action-link.tsx';
import button from '#web/ui/button.module.css';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './design-picker.module.css';
import { newDesign } from './new-design.ts';
import { useDesigns } from './use-designs.ts';

export interface DesignPickerProps {
  readonly onPick: (design: DesignSummary) => void;
  /** What is shown next to a design's name. */
  readonly note?: (design: DesignSummary) => ReactNode;
  /** Whether a design can be picked; all can by default. */
  readonly isOffered?: (design: DesignSummary) => boolean;
}

/** Picks one of the user's designs by name. */
export function DesignPicker(props: DesignPickerProps) {
  const [search, setSearch] = useState('');
  const { data, error, fallback, retry } = useDesigns({ page: 1, limit: 20, ...(search && { search }) });
  return (
    <div className={styles.choice}>
      <SearchBox label="Search designs" value={search} onSearch={setSearch} />
      {data ? (
        <Designs {...props} designs={data.data} isSearch={search !== ''} />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={4} height="2.5rem" label="Loading designs" />
      )}
    </div>
  );
}

interface DesignsProps extends DesignPickerProps {
  readonly designs: readonly DesignSummary[];
  readonly isSearch: boolean;
}

function Designs({ designs, isSearch, onPick, note, isOffered }: DesignsProps) {
  if (designs.length === 0)
    return isSearch ? (
      <p className={styles.none}>No designs match.</p>
    ) : (
      <div className={styles.none}>
        <p>No designs yet.</p>
        <ActionLink action={newDesign} />
      </div>
    );
  return (
    <ul className={styles.designs}>
      {designs.map((design) => (
        <li key={design.id}>
          <button
            type="button"
            className={button.entry}
            disabled={isOffered !== undefined && !isOffered(design)}
            onClick={() => onPick(design)}
          >
            {design.designName} {note && <span>{note(design)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
