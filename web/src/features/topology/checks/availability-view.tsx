import type { Graph } from '#shared/contract/topology-items.ts';
import type { SiteAvailability } from '#shared/network/failures/availability.ts';
import { hoursOf, percentage, spentHours } from '#shared/network/failures/availability-words.ts';
import { failureHours, type Outage } from '#shared/network/failures/unavailability.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import styles from './availability-view.module.css';
import { ElementsButton } from './element-button.tsx';
import { nameOf } from './shown-elements.ts';

export interface AvailabilityViewProps {
  readonly graph: Graph;
  readonly sites: readonly SiteAvailability[];
  readonly onFocus: (ids: readonly string[]) => void;
}

/** How many hours a year each site is expected to be without the internet, and what takes them. */
export function AvailabilityView({ graph, sites, onFocus }: AvailabilityViewProps) {
  const columns: readonly Column<SiteAvailability>[] = [
    { key: 'site', header: 'Site', sortBy: ({ site }) => site, cell: ({ site }) => site },
    {
      key: 'availability',
      header: 'Availability',
      align: 'end',
      sortBy: ({ availability }) => availability,
      cell: ({ availability }) => <span className={prose.whole}>~{percentage(availability)}</span>,
    },
    {
      key: 'hours',
      header: 'Hours a year',
      align: 'end',
      sortBy: ({ downHours }) => downHours,
      cell: ({ downHours }) => <span className={prose.whole}>{spentHours(downHours)}</span>,
    },
    {
      key: 'causes',
      header: 'Main causes',
      optional: true,
      cell: ({ causes }) => <Causes graph={graph} causes={causes} onFocus={onFocus} />,
    },
  ];
  if (sites.length === 0) return <p className={styles.quiet}>No device in this topology is at a site.</p>;
  return (
    <div className={layout.stack3}>
      <DataTable
        caption="Availability by site"
        columns={columns}
        rows={sites}
        rowKey={({ site }) => site}
        rowsAtOnce={50}
      />
      <Assumptions />
    </div>
  );
}

interface CausesProps {
  readonly graph: Graph;
  readonly causes: readonly Outage[];
  readonly onFocus: (ids: readonly string[]) => void;
}

function Causes({ graph, causes, onFocus }: CausesProps) {
  return (
    <ul className={styles.causes}>
      {causes.slice(0, 3).map(({ elements, unavailability }) => (
        <li key={elements.join(' ')}>
          <ElementsButton ids={elements} onFocus={onFocus}>
            {elements.map((id) => nameOf(graph, id)).join(' with ')}
          </ElementsButton>{' '}
          {spentHours(hoursOf(unavailability))}
        </li>
      ))}
    </ul>
  );
}

const assumed = [
  ['a switch', failureHours.switch],
  ['a router or firewall', failureHours.router],
  ['a provider', failureHours.internet],
  ['a provider’s circuit', failureHours.circuit],
] as const;

function Assumptions() {
  return (
    <p className={styles.quiet}>
      An estimate for comparing plans, not a guarantee: the time in which access switches cannot reach the
      internet, assuming independent failures, no failures of power or cabling, and mean hours between
      failures and to repair of{' '}
      {joinAnd(
        assumed.map(([what, { between, repair }]) => `${formatNumber(between)} and ${repair} for ${what}`),
      )}
      .
    </p>
  );
}
