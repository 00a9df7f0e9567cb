import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { planFeatureNames } from '#shared/vocabulary/plan-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Meter } from '#web/ui/meter.tsx';
import prose from '#web/ui/prose.module.css';

/** How much of the plan's limits is used. */
export function UsageCard({ subscription }: { readonly subscription: SubscriptionDetails }) {
  const { usage, plan } = subscription;
  const { maxDevicesPerTopology, exportFormats, apiAccess } = plan.features;
  return (
    <Card title="Usage" intro="Reports are counted by the calendar month, in UTC.">
      {usage.map(({ limit, used, allowed }) => (
        <Meter key={limit} label={planFeatureNames[limit]} used={used} allowed={allowed} />
      ))}
      <p className={prose.detail}>
        Up to {formatNumber(maxDevicesPerTopology)} devices in one topology. Export as{' '}
        {joinAnd(exportFormats.map((format) => format.toUpperCase()))}. {apiAccess ? 'With' : 'Without'}{' '}
        access to the API.
      </p>
    </Card>
  );
}
