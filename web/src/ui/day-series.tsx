import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { type Column, DataTable } from './data-table.tsx';
import styles from './day-series.module.css';
import { Fold } from './fold.tsx';

export interface Series {
  readonly key: string;
  readonly label: string;
  /** One for each day. */
  readonly values: readonly number[];
  /** How a value is written; a count when left out. */
  readonly format?: (value: number) => string;
}

export interface DaySeriesProps {
  /** Names the table for screen readers. */
  readonly caption: string;
  /** `2026-11-22`, in UTC, the oldest first. */
  readonly days: readonly string[];
  readonly series: readonly Series[];
}

/** What happened on each of many days: a row of columns for each kind, and the same as a table. */
export function DaySeries({ caption, days, series }: DaySeriesProps) {
  return (
    <>
      <dl className={styles.rows}>
        {series.map((one) => (
          <div key={one.key}>
            <dt>{one.label}</dt>
            <dd>
              <Columns days={days} series={one} />
              <b>{written(one, sum(one.values))}</b>
            </dd>
          </div>
        ))}
      </dl>
      <Fold title="As a table">
        <DataTable
          caption={caption}
          columns={columnsOf(days, series)}
          rows={rowsOf(days, series)}
          rowKey={(index) => days[index] ?? ''}
          isDense
        />
      </Fold>
    </>
  );
}

interface ColumnsProps {
  readonly days: readonly string[];
  readonly series: Series;
}

/** A column for each day, as high as its share of the highest; each row has its own scale. */
function Columns({ days, series }: ColumnsProps) {
  const { label, values } = series;
  const most = Math.max(1, ...values);
  const busiest = days[values.indexOf(Math.max(...values))] ?? '';
  const total = sum(values);
  const peak = total === 0 ? '' : `, most on ${formatDay(busiest)}`;
  return (
    <svg
      role="img"
      aria-label={`${label}: ${written(series, total)} in ${formatCount(days.length, 'day')}${peak}`}
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
            <title>{`${formatDay(day)}: ${written(series, value)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

const step = 4;
const height = 28;

/** The days on which something happened, by their places, the newest first. */
const rowsOf = (days: readonly string[], series: readonly Series[]): readonly number[] =>
  [...days.keys()].filter((index) => series.some(({ values }) => (values[index] ?? 0) > 0)).reverse();

const columnsOf = (days: readonly string[], series: readonly Series[]): readonly Column<number>[] => [
  {
    key: 'day',
    header: 'Day (UTC)',
    cell: (index) => formatDay(days[index] ?? ''),
    sortBy: (index) => days[index] ?? '',
  },
  ...series.map(
    (one): Column<number> => ({
      key: one.key,
      header: one.label,
      align: 'end',
      cell: (index) => written(one, one.values[index] ?? 0),
      sortBy: (index) => one.values[index] ?? 0,
    }),
  ),
];

const written = ({ format = formatNumber }: Pick<Series, 'format'>, value: number): string => format(value);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
