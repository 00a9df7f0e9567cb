import { Loader } from '@aws-amplify/ui-react';
import styles from './full-screen-spinner.module.css';

/** Shown during route changes and while the session is restored (specification, section 2). */
export function FullScreenSpinner({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className={styles.cover} role="status" aria-label={label}>
      <Loader width="2.25rem" height="2.25rem" aria-hidden />
    </div>
  );
}
