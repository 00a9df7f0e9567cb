import { Link, useSearchParams } from 'react-router-dom';
import type { DesignStatus } from '#shared/contract/designs.ts';
import { withFilter } from '#web/documents/designs/design-filters.ts';
import { designStatuses } from '#web/documents/designs/design-statuses.ts';
import styles from './status-filter.module.css';

const choices: readonly (DesignStatus | undefined)[] = [undefined, 'draft', 'active', 'template', 'archived'];

/** The statuses as links, which keep the search, and the way to what was deleted. */
export function StatusFilter({ status }: { readonly status: DesignStatus | undefined }) {
  const [address] = useSearchParams();
  return (
    <nav aria-label="Status" className={styles.choices}>
      {choices.map((choice) => (
        <Link
          key={choice ?? 'all'}
          className={styles.choice}
          to={`?${withFilter(address, 'status', choice ?? '')}`}
          aria-current={choice === status ? 'true' : undefined}
        >
          {choice ? designStatuses[choice].word : 'All'}
        </Link>
      ))}
      <Link className={styles.choice} to="/designs/deleted">
        Deleted
      </Link>
    </nav>
  );
}
