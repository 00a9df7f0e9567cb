import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import layout from '#web/ui/layout.module.css';
import { useTitle } from '#web/ui/use-title.ts';
import styles from './failure.module.css';

export interface FailureProps {
  readonly title: string;
  /** The words on the button. */
  readonly retry: string;
  readonly onRetry: () => void;
  /** Where else to go; the home page when left out. */
  readonly otherwise?: { readonly label: string; readonly onClick: () => void };
  readonly children: ReactNode;
}

const home = { label: 'Go to the home page', onClick: () => window.location.assign('/') };

/** Takes the place of a page, or of the whole site, that cannot be shown. */
export function Failure({ title, retry, onRetry, otherwise = home, children }: FailureProps) {
  useTitle(title);
  return (
    <div className={styles.failure} role="alert">
      <h1>{title}</h1>
      {children}
      <div className={layout.row2}>
        <Button variation="primary" onClick={onRetry}>
          {retry}
        </Button>
        <Button onClick={otherwise.onClick}>{otherwise.label}</Button>
      </div>
    </div>
  );
}
