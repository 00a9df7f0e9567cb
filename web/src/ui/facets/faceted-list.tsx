import { Button } from '@aws-amplify/ui-react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import layout from '#web/ui/layout.module.css';
import { type ChosenChip, ChosenChips } from './chosen-chips.tsx';
import { FacetDrawer } from './facet-drawer.tsx';
import styles from './faceted-list.module.css';

export interface FacetedListProps {
  /** What is listed: `device`. */
  readonly noun: string;
  /** Entries found, and all that there are. */
  readonly found: number;
  readonly all: number;
  /** The facets: beside the list, or in a drawer. */
  readonly panel: ReactNode;
  readonly search: ReactNode;
  /** At the end of the search's line. */
  readonly order?: ReactNode;
  readonly chips: readonly ChosenChip[];
  readonly onClear: () => void;
  /** At the end of the line of the count. */
  readonly aside?: ReactNode;
  /** The head of the results. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A list with its search, its facets, the active ones as chips, and the count of what was found. */
export function FacetedList(props: FacetedListProps) {
  const { noun, found, all, panel, search, order, chips, onClear, aside, ref, children } = props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className={styles.browser}>
      <aside className={styles.facets} aria-label="Filters">
        {panel}
      </aside>
      <div ref={ref} className={styles.results}>
        <div className={layout.row3}>
          {search}
          <Button className={styles.open ?? ''} onClick={() => setDrawerOpen(true)}>
            <SlidersHorizontal size={16} aria-hidden />
            Filters{chips.length > 0 && ` (${chips.length})`}
          </Button>
          {order}
        </div>
        <ChosenChips chips={chips} onClear={onClear} />
        <div className={styles.counted}>
          <p className={styles.total} role="status">
            {found === all ? formatCount(found, noun) : `${formatNumber(found)} of ${formatCount(all, noun)}`}
          </p>
          <div className={styles.aside}>{aside}</div>
        </div>
        {children}
      </div>
      {isDrawerOpen && (
        <FacetDrawer total={found} noun={noun} onClose={() => setDrawerOpen(false)}>
          {panel}
        </FacetDrawer>
      )}
    </div>
  );
}
