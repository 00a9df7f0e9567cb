import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './faceted-list.module.css';

/** In the shape of a list with facets, so that nothing jumps when it arrives. */
export const FacetedListSkeleton = ({ label }: { readonly label: string }) => (
  <div className={styles.browser}>
    <div className={styles.facets} aria-hidden>
      <Skeleton lines={12} height="1.25rem" />
    </div>
    <div className={styles.results}>
      <div aria-hidden>
        <Skeleton lines={2} height="2.25rem" />
      </div>
      <Skeleton lines={10} height="3.25rem" label={label} />
    </div>
  </div>
);
