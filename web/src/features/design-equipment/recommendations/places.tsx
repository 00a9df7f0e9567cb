import type { RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { placesBySite } from '#web/features/design-equipment/model/places-by-site.ts';
import styles from './places.module.css';

/** Where the devices of a role go: the sites, and the places of each to open. */
export function Places({ places }: Pick<RoleAdvice, 'places'>) {
  return (
    <ul className={styles.sites}>
      {placesBySite(places).map(({ site, quantity, labels }) => (
        <li key={site}>
          <details>
            <summary>
              {site || 'No site'} <span>× {formatNumber(quantity)}</span>
            </summary>
            <p>{labels.slice(0, mostLabels).join(', ')}</p>
            {labels.length > mostLabels && <p>and {formatCount(labels.length - mostLabels, 'other')}</p>}
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Places listed before the rest is counted. */
const mostLabels = 60;
