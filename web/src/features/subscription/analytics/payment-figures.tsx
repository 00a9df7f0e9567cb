import type { PaymentAnalytics } from '#shared/contract/subscription-items.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DaySeries } from '#web/ui/day-series.tsx';
import { FigureStrip, StripFigure } from '#web/ui/figure-strip.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { eventName } from './event-name.ts';

const kinds = [
  { key: 'trials', label: 'Trials begun' },
  { key: 'checkouts', label: 'Checkouts' },
  { key: 'conversions', label: 'First payments' },
  { key: 'payments', label: 'Payments' },
  { key: 'refunds', label: 'Refunds' },
  { key: 'events', label: 'Reported events' },
] as const;

type Summary = PaymentAnalytics['summary'][number];
type Recent = PaymentAnalytics['recentEvents'][number];

/** The totals of a time, its days as a chart and as a table, and what the site reported. */
export function PaymentFigures({ analytics }: { readonly analytics: PaymentAnalytics }) {
  const dates = useDates();
  const { startDate, endDate, currency, totals, days, summary, recentEvents } = analytics;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <>
      <FigureStrip>
        <StripFigure label="Paid">{money(totals.amount)}</StripFigure>
        <StripFigure label="Payments">{formatNumber(totals.payments)}</StripFigure>
        <StripFigure label="Trials begun">{formatNumber(totals.trials)}</StripFigure>
        <StripFigure
          label="Conversion"
          notes={[
            `${formatCount(totals.conversions, 'first payment')} for ${formatCount(totals.trials, 'trial')}`,
          ]}
        >
          {totals.conversionRate === null
            ? '–'
            : `${formatNumber(Math.round(totals.conversionRate * 1_000) / 10)} %`}
        </StripFigure>
        <StripFigure label="Refunds">{formatNumber(totals.refunds)}</StripFigure>
      </FigureStrip>
      <Card title={`${dates.day(startDate)} to ${dates.day(endDate)}`}>
        <DaySeries
          caption="Payments by day"
          days={days.map(({ day }) => day)}
          series={[
            { key: 'amount', label: 'Paid', values: days.map(({ amount }) => amount), format: money },
            ...kinds.map(({ key, label }) => ({ key, label, values: days.map((day) => day[key]) })),
          ]}
        />
      </Card>
      <Card title="Events" intro="Reported by browsers, and trusted for nothing.">
        {summary.length === 0 ? (
          <p className={prose.soft}>None in this time.</p>
        ) : (
          <DataTable
            caption="Events"
            columns={summaryColumns}
            rows={summary}
            rowKey={({ event }) => event}
            isDense
          />
        )}
        {recentEvents.length > 0 && (
          <DataTable
            caption="Latest events"
            columns={recentColumns}
            rows={recentEvents}
            rowKey={({ sessionId, timestamp }) => `${sessionId} ${timestamp}`}
            rowsAtOnce={20}
            isDense
          />
        )}
      </Card>
    </>
  );
}

const summaryColumns: readonly Column<Summary>[] = [
  { key: 'event', header: 'Event', cell: ({ event }) => eventName(event), sortBy: ({ event }) => event },
  {
    key: 'count',
    header: 'Count',
    align: 'end',
    cell: ({ count }) => formatNumber(count),
    sortBy: ({ count }) => count,
  },
  {
    key: 'last',
    header: 'Last',
    cell: ({ lastOccurrence }) => <RelativeTime instant={lastOccurrence} />,
    sortBy: ({ lastOccurrence }) => lastOccurrence,
  },
];

const recentColumns: readonly Column<Recent>[] = [
  { key: 'event', header: 'Latest events', cell: ({ event }) => eventName(event) },
  { key: 'when', header: 'When', cell: ({ timestamp }) => <RelativeTime instant={timestamp} /> },
];
