import { type ActivityData, activityDays } from '#shared/contract/dashboard.ts';
import { Card } from '#web/ui/card.tsx';
import { DaySeries } from '#web/ui/day-series.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const kinds = [
  { key: 'designsCreated', label: 'Designs created' },
  { key: 'reportsGenerated', label: 'Reports generated' },
  { key: 'deployments', label: 'Deployments' },
  { key: 'signIns', label: 'Sign-ins' },
] as const satisfies readonly {
  readonly key: Exclude<keyof ActivityData, 'labels'>;
  readonly label: string;
}[];

/** What was done on each of the last days. */
export const ActivityCard = ({ activity }: { readonly activity: ActivityData | undefined }) => (
  <Card title={`Last ${activityDays} days`}>
    {activity === undefined ? (
      <Skeleton lines={4} height="2.5rem" />
    ) : (
      <DaySeries
        caption="Activity by day"
        days={activity.labels}
        series={kinds.map((kind) => ({ ...kind, values: activity[kind.key] }))}
      />
    )}
  </Card>
);
