import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanFeatures } from '#shared/subscriptions/plans.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import prose from '#web/ui/prose.module.css';

/** What plans are compared by, in this order. */
export const planRows: readonly {
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
