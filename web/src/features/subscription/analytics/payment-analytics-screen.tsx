import { paymentEvents } from '#shared/contract/subscription-items.ts';
import { usePaymentAnalytics } from '#web/documents/subscriptions/use-payment-analytics.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { FilterDay } from '#web/ui/filter-day.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { eventName } from './event-name.ts';
import { PaymentFigures } from './payment-figures.tsx';

const names = ['startDate', 'endDate', 'eventType'] as const;

/** Payments by day, for administrators. */
export default function PaymentAnalyticsScreen() {
  const filters = useFiltersInAddress(names);
  const [startDate, endDate, eventType] = names.map(filters.of);
  const { data, error, fallback, retry } = usePaymentAnalytics({
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(eventType && { eventType }),
  });
  return (
    <Page
      title="Payments"
      summary="What was tried, paid and refunded, and what the site reported on the way."
    >
      <FilterBar>
        <FilterDay
          label="From"
          day={startDate ?? ''}
          max={endDate}
          onChoose={(day) => filters.set('startDate', day)}
        />
        <FilterDay
          label="To"
          day={endDate ?? ''}
          min={startDate}
          onChoose={(day) => filters.set('endDate', day)}
        />
        <FilterSelect
          label="Event"
          all="All events"
          value={eventType ?? ''}
          options={paymentEvents.map((event) => ({ value: event, label: eventName(event) }))}
          onChoose={(event) => filters.set('eventType', event)}
        />
      </FilterBar>
      {error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : data ? (
        <PaymentFigures analytics={data.data} />
      ) : (
        <Skeleton lines={5} height="3rem" label="Loading payments" />
      )}
    </Page>
  );
}
