import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Plan, type PlanId, plans } from '#shared/plans.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import prose from '#web/ui/prose.module.css';
import scrolling from '#web/ui/scroll-edges.module.css';
import styles from './plan-table.module.css';

export interface PlanTableProps {
  /** Marked as the one in use. */
  readonly current?: PlanId;
  /** What stands under each plan's price: a way to choose it. */
  readonly action?: (plan: Plan) => ReactNode;
}

const rows: readonly { readonly label: string; readonly cell: (plan: Plan) => ReactNode }[] = [
  { label: 'Designs', cell: ({ features }) => limit(features.maxDesigns) },
  { label: 'Devices in one topology', cell: ({ features }) => limit(features.maxDevicesPerTopology) },
  { label: 'Reports a month', cell: ({ features }) => limit(features.reportsPerMonth) },
  {
    label: 'Equipment recommendations',
    cell: ({ features }) => <Mark isIn={features.equipmentRecommendations} />,
  },
  { label: 'Configuration templates', cell: ({ features }) => <Mark isIn={features.configTemplates} /> },
  { label: 'Export', cell: ({ features }) => features.exportFormats.join(', ').toUpperCase() },
  { label: 'Access to the API', cell: ({ features }) => <Mark isIn={features.apiAccess} /> },
];

/** The plans side by side, from shared/plans.ts. Scrolls sideways on a phone, by keyboard too. */
export function PlanTable({ current, action }: PlanTableProps) {
  const offered = plans.filter(({ isActive }) => isActive);
  return (
    <section className={`${styles.frame} ${scrolling.edges}`} aria-label="Plans compared" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {offered.map((plan) => (
              <th key={plan.id} scope="col" data-current={plan.id === current}>
                <span className={styles.name}>{plan.name}</span>
                <span className={styles.price}>
                  {formatMoney(plan.price)}
                  <small>{plan.price.amount === 0 ? 'while it lasts' : 'a month'}</small>
                </span>
                {plan.id === current && <span className={styles.mark}>Your plan</span>}
                {action?.(plan)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offered.map((plan) => (
                <td key={plan.id} data-current={plan.id === current}>
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
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
