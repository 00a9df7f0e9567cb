import { Button } from '@aws-amplify/ui-react';
import type { Stats } from '#shared/contract/stats.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { AwaitedCount } from '#web/ui/awaited-count.tsx';
import styles from './stats-band.module.css';
import { useStats } from './use-stats.ts';

const names: readonly (readonly [keyof Stats, string])[] = [
  ['designs', 'Designs'],
  ['reports', 'Reports'],
  ['users', 'Designers'],
  ['companies', 'Companies'],
];

/** The current totals of this installation. */
export function StatsBand() {
  const { data, error, fallback, retry } = useStats();
  return (
    <section className={styles.band} aria-label="In numbers" aria-busy={!data && !error}>
      {error && !data ? (
        <p role="alert">
          {sentenceOf(error, fallback)}{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : (
        <dl>
          {names.map(([key, name]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <AwaitedCount count={data?.data[key]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
