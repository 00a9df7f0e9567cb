import { type ActivityData, activityDays } from '#shared/contract/dashboard.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './activity-card.module.css';

type Kind = Exclude<keyof ActivityData, 'labels'>;

const kinds = [
  { kind: 'designsCreated', label: 'Designs created' },
  { kind: 'reportsGenerated', label: 'Reports generated' },
  { kind: 'deployments', label: 'Deployments' },
  { kind: 'signIns', label: 'Sign-ins' },
] as const satisfies readonly { readonly kind: Kind; readonly label: string }[];

/** What was done on each of the last days: a row of columns for each kind, and the same as a table. */
export function ActivityCard({ activity }: { readonly activity: ActivityData | undefined }) {
  return (
    <Card title={`Last ${activityDays} days`}>
      {activity === undefined ? (
        <Skeleton lines={4} height="2.5rem" />
      ) : (
        <>
          <dl className={styles.rows}>
            {kinds.map(({ kind, label }) => (
              <div key={kind}>
                <dt>{label}</dt>
                <dd>
                  <Columns label={label} days={activity.labels} values={activity[kind]} />
                  <b>{formatNumber(sum(activity[kind]))}</b>
                </dd>
              </div>
            ))}
          </dl>
          <Fold title="As a table">
            <DataTable
              caption="Activity by day"
              columns={columns}
              rows={rowsOf(activity)}
              rowKey={({ day }) => day}
              isDense
            />
          </Fold>
        </>
      )}
    </Card>
  );
}

interface ColumnsProps {
  readonly label: string;
  readonly days: readonly string[];
  readonly values: readonly number[];
}

/** A column for each day, as high as its share of the highest; each row has its own scale. */
function Columns({ label, days, values }: ColumnsProps) {
  const most = Math.max(1, ...values);
  const busiest = days[values.indexOf(Math.max(...values))] ?? '';
  const total = sum(values);
  const peak = total === 0 ? '' : `, most on ${formatDay(busiest)}`;
  return (
    <svg
      role="img"
      aria-label={`${label}: ${formatNumber(total)} in ${formatCount(days.length, 'day')}${peak}`}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
    >
      {days.map((day, index) => {
        const value = values[index] ?? 0;
        const tall = value === 0 ? 1 : Math.max(3, (value / most) * height);
        return (
          <rect
            key={day}
            className={value === 0 ? styles.none : styles.some}
            x={index * step}
            y={height - tall}
            width={step - 1}
            height={tall}
          >
            <title>{`${formatDay(day)}: ${formatNumber(value)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

const step = 4;
const height = 28;

type Row = { readonly day: string } & Readonly<Record<Kind, number>>;

/** The days on which something happened, the newest first. */
const rowsOf = ({ labels, ...series }: ActivityData): readonly Row[] =>
  labels
    .map((day, index) => ({
      day,
      designsCreated: series.designsCreated[index] ?? 0,
      reportsGenerated: series.reportsGenerated[index] ?? 0,
      deployments: series.deployments[index] ?? 0,
      signIns: series.signIns[index] ?? 0,
    }))
    .filter((row) => kinds.some(({ kind }) => row[kind] > 0))
    .reverse();

const columns: readonly Column<Row>[] = [
  { key: 'day', header: 'Day (UTC)', cell: ({ day }) => formatDay(day), sortBy: ({ day }) => day },
  ...kinds.map(
    ({ kind, label }): Column<Row> => ({
      key: kind,
      header: label,
      align: 'end',
      cell: (row) => formatNumber(row[kind]),
      sortBy: (row) => row[kind],
    }),
  ),
];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
