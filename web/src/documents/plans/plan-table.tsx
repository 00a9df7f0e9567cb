import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type BillingPeriod, type Plan, type PlanFeatures, type PlanId, plans } from '#shared/plans.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { planFeatureNames } from '#shared/vocabulary/plan-words.ts';
import prose from '#web/ui/prose.module.css';
import scrolling from '#web/ui/scroll-edges.module.css';
import styles from './plan-table.module.css';

export type ComparedPlan = Pick<Plan, 'id' | 'name' | 'price' | 'annualPrice' | 'features'>;

export interface PlanTableProps {
  /** Those of shared/plans.ts that are offered, when left out. */
  readonly compared?: readonly ComparedPlan[];
  /** Whose prices are shown; both when left out. */
  readonly period?: BillingPeriod;
  /** Marked as the one in use. */
  readonly current?: PlanId;
  /** What stands under each plan's price: a way to choose it. */
  readonly action?: (plan: ComparedPlan) => ReactNode;
}

const rows: readonly {
  readonly feature: keyof PlanFeatures;
  readonly cell: (features: PlanFeatures) => ReactNode;
}[] = [
  { feature: 'maxDesigns', cell: ({ maxDesigns }) => limit(maxDesigns) },
  { feature: 'maxDevicesPerTopology', cell: ({ maxDevicesPerTopology }) => limit(maxDevicesPerTopology) },
  { feature: 'reportsPerMonth', cell: ({ reportsPerMonth }) => limit(reportsPerMonth) },
  {
    feature: 'equipmentRecommendations',
    cell: ({ equipmentRecommendations }) => <Mark isIn={equipmentRecommendations} />,
  },
  { feature: 'configTemplates', cell: ({ configTemplates }) => <Mark isIn={configTemplates} /> },
  { feature: 'exportFormats', cell: ({ exportFormats }) => exportFormats.join(', ').toUpperCase() },
  { feature: 'apiAccess', cell: ({ apiAccess }) => <Mark isIn={apiAccess} /> },
];

const offered = plans.filter(({ isActive }) => isActive);

/** Plans side by side. Scrolls sideways on a phone, by keyboard too. */
export function PlanTable({ compared = offered, period, current, action }: PlanTableProps) {
  return (
    <section className={`${styles.frame} ${scrolling.edges}`} aria-label="Plans compared" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {compared.map((plan) => (
              <th key={plan.id} scope="col" data-current={plan.id === current}>
                <span className={styles.name}>{plan.name}</span>
                <span className={styles.price}>
                  {formatMoney(period === 'annual' ? plan.annualPrice : plan.price)}
                  <small>{periodOf(plan, period)}</small>
                </span>
                {plan.id === current && <span className={styles.mark}>Your plan</span>}
                {action?.(plan)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, cell }) => (
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

function periodOf({ price, annualPrice }: ComparedPlan, period: BillingPeriod | undefined): string {
  if (price.amount === 0) return 'while it lasts';
  if (period === 'annual') return 'a year';
  return period === 'monthly' ? 'a month' : `a month, or ${formatMoney(annualPrice)} a year`;
}

const limit = (most: number | null): string => (most === null ? 'Unlimited' : formatNumber(most));

function Mark({ isIn }: { readonly isIn: boolean }) {
  const Icon = isIn ? Check : Minus;
  return (
    <>
      <Icon size={16} aria-hidden className={isIn ? prose.good : prose.faint} />
      <span className="visually-hidden">{isIn ? 'Yes' : 'No'}</span>
    </>
  );
}
