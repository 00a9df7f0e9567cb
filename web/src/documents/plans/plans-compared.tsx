import type { ReactNode } from 'react';
import { type BillingPeriod, type PlanId, plans } from '#shared/subscriptions/plans.ts';
import { planFeatureNames } from '#shared/vocabulary/plan-words.ts';
import scrolling from '#web/ui/scroll-edges.module.css';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { type ComparedPlan, PlanHead } from './plan-head.tsx';
import { planRows } from './plan-rows.tsx';
import styles from './plans-compared.module.css';

export interface PlansComparedProps {
  /** Those of shared/subscriptions/plans.ts that are offered, when left out. */
  readonly compared?: readonly ComparedPlan[];
  /** Whose prices are shown; both when left out. */
  readonly period?: BillingPeriod;
  /** Marked as the one in use. */
  readonly current?: PlanId;
  /** What stands under each plan's price: a way to choose it. */
  readonly action?: (plan: ComparedPlan) => ReactNode;
}

const offered = plans.filter(({ isActive }) => isActive);

/** Plans side by side; one under the other on a phone. A table wider than its place scrolls, by keyboard too. */
export function PlansCompared({ compared = offered, period, current, action }: PlansComparedProps) {
  const isPhone = useIsPhone();
  const head = (plan: ComparedPlan) => (
    <PlanHead plan={plan} period={period} isCurrent={plan.id === current} action={action?.(plan)} />
  );
  if (isPhone)
    return (
      <section aria-label="Plans compared">
        <ul className={styles.cards}>
          {compared.map((plan) => (
            <li key={plan.id} data-current={plan.id === current}>
              {head(plan)}
              <dl>
                {planRows.map(({ feature, cell }) => (
                  <div key={feature}>
                    <dt>{planFeatureNames[feature]}</dt>
                    <dd>{cell(plan.features)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className={`${styles.frame} ${scrolling.edges}`} aria-label="Plans compared" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {compared.map((plan) => (
              <th key={plan.id} scope="col" data-current={plan.id === current}>
                {head(plan)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planRows.map(({ feature, cell }) => (
            <tr key={feature}>
              <th scope="row">{planFeatureNames[feature]}</th>
              {compared.map((plan) => (
                <td key={plan.id} data-current={plan.id === current}>
                  {cell(plan.features)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
