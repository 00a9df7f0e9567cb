import { Button } from '@aws-amplify/ui-react';
import { SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Design } from '#shared/contract/designs.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { portCsv } from '#shared/network/device-sections/port-csv.ts';
import type { PortRow } from '#shared/network/device-sections/port-rows.ts';
import type { DialectChoice } from '#shared/templates/dialects/dialect-of.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { ComposedOutline } from '#web/documents/configurations/composer.ts';
import { deviceLink } from '#web/documents/configurations/device-link.ts';
import type { DeviceState } from '#web/documents/deployments/model/device-state.ts';
import { SiteFilter } from '#web/documents/plans/site-filter.tsx';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import { ComplianceCell } from '#web/features/configurations/list/compliance-cell.tsx';
import { DeviceStateCell } from '#web/features/configurations/list/device-state-cell.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';

export interface DeviceListProps {
  readonly devices: readonly DeviceConfiguration[];
  readonly ports: readonly PortRow[];
  readonly graph: Graph;
  readonly design: Design;
  /** By device id. */
  readonly dialects: ReadonlyMap<string, DialectChoice>;
  readonly outlines: ReadonlyMap<string, ComposedOutline>;
  readonly states: ReadonlyMap<string, DeviceState>;
  /** What is done with all of them. */
  readonly tools: ReactNode;
}

interface DeviceRow {
  readonly device: DeviceConfiguration;
  readonly deviceId: string;
  readonly dialect: DialectChoice | undefined;
  readonly outline: ComposedOutline | undefined;
  readonly state: DeviceState | undefined;
  readonly model: string;
  readonly up: number;
  readonly ports: number;
  readonly routing: string;
}

/** Every device that is configured; a row leads to its ports and to the rest of its configuration. */
export function DeviceList(props: DeviceListProps) {
  const { devices, ports, graph, design, dialects, outlines, states, tools } = props;
  const { of, set, clear, isAny } = useFiltersInAddress(['search', 'site', 'kind']);
  const [search, site, kind] = [of('search'), of('site'), of('kind')];
  const stated = useMemo(() => deviceRows(devices, ports, graph), [devices, ports, graph]);
  const rows = useMemo(
    () =>
      stated.map((row): DeviceRow => {
        const { id } = row.device;
        return {
          ...row,
          deviceId: nodeDeviceId(design.id, id),
          dialect: dialects.get(id),
          outline: outlines.get(id),
          state: states.get(id),
        };
      }),
    [stated, design.id, dialects, outlines, states],
  );
  const sites = useMemo(() => [...new Set(devices.map((device) => device.site))].filter(Boolean), [devices]);
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return rows.filter(({ device, model, routing }) => {
      if ((site && device.site !== site) || (kind && device.kind !== kind)) return false;
      const names = device.members.map(({ hostname }) => hostname);
      const text = [device.hostname, ...names, device.site, model, routing].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [rows, search, site, kind]);
  return (
    <div className={layout.stack3}>
      <FilterBar
        end={
          <div className={layout.row2}>
            {tools}
            <DownloadCsv fileName={`${design.designName} ports.csv`} write={() => portCsv(ports)}>
              Ports as CSV
            </DownloadCsv>
          </div>
        }
      >
        <SearchBox label="Search devices" value={search} onSearch={(text) => set('search', text)} />
        <SiteFilter sites={sites} site={site} onChoose={(value) => set('site', value)} />
        <FilterSelect
          label="Kind"
          all="All kinds"
          value={kind}
          options={(['router', 'firewall', 'switch'] as const).map((value) => ({
            value,
            label: nodeTypeNames[value],
          }))}
          onChoose={(value) => set('kind', value)}
        />
      </FilterBar>
      <p className={prose.detail} aria-live="polite">
        {isAny
          ? `${formatNumber(found.length)} of ${formatCount(rows.length, 'device')}`
          : formatCount(rows.length, 'device')}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No devices match"
          action={<Button onClick={clear}>Show all devices</Button>}
        >
          No device matches all of these filters.
        </EmptyState>
      ) : (
        <DataTable
          caption="Configured devices"
          columns={columns}
          rows={found}
          rowKey={({ device }) => device.id}
          rowLink={({ device }) => deviceLink(device.id)}
          rowsAtOnce={100}
        />
      )}
    </div>
  );
}

type StatedRow = Omit<DeviceRow, 'deviceId' | 'dialect' | 'outline' | 'state'>;

function deviceRows(
  devices: readonly DeviceConfiguration[],
  ports: readonly PortRow[],
  { nodes }: Graph,
): StatedRow[] {
  const portsOf = Map.groupBy(ports, (port) => port.device);
  const models = new Map(nodes.map(({ id, model }) => [id, model]));
  return devices.map((device) => {
    const own = portsOf.get(device.id) ?? [];
    const model = models.get(device.members[0]?.node ?? '');
    return {
      device,
      model: model === undefined ? '–' : `${model.manufacturer} ${model.model}`,
      up: own.filter(({ status }) => status === 'up').length,
      ports: own.length,
      routing: routingOf(device),
    };
  });
}

/** By what a device finds its ways. */
function routingOf({ kind, routing }: DeviceConfiguration): string {
  const how = [
    ...(routing?.ospf ? ['OSPF'] : []),
    ...(routing?.bgp ? ['BGP'] : []),
    ...((routing?.statics ?? []).length > 0 ? ['static'] : []),
  ];
  if (kind === 'switch' && routing?.ospf === undefined && routing?.bgp === undefined) return 'Switching';
  return how.length === 0 ? '–' : joinAnd(how);
}

const columns: readonly Column<DeviceRow>[] = [
  {
    key: 'device',
    header: 'Device',
    sortBy: ({ device }) => device.hostname,
    cell: ({ device: { hostname } }) => <span className={prose.whole}>{hostname}</span>,
  },
  {
    key: 'site',
    header: 'Site',
    optional: true,
    sortBy: ({ device }) => device.site,
    cell: ({ device }) => device.site || '–',
  },
  {
    key: 'kind',
    header: 'Kind and model',
    optional: true,
    sortBy: ({ device, model }) => `${device.kind} ${model}`,
    cell: ({ device: { kind, members }, model }) => (
      <>
        {members.length > 1 ? `${nodeTypeNames[kind]}, ${members.length} members` : nodeTypeNames[kind]}
        <span className={prose.beneath}>{model}</span>
      </>
    ),
  },
  {
    key: 'dialect',
    header: 'Dialect',
    sortBy: ({ dialect }) => (dialect?.kind === 'supported' ? dialect.dialect.label : ''),
    cell: ({ dialect, outline }) => <DialectOf dialect={dialect} outline={outline} />,
  },
  {
    key: 'state',
    header: 'Deployed',
    sortBy: ({ state }) => (state?.open ? 2 : state?.completed ? 1 : 0),
    cell: ({ deviceId, state, outline }) =>
      state && <DeviceStateCell deviceId={deviceId} state={state} hash={outline?.hash} />,
  },
  {
    key: 'compliance',
    header: 'Compliance',
    optional: true,
    cell: ({ deviceId, state }) =>
      state?.completed ? <ComplianceCell deviceId={deviceId} completed={state.completed} /> : '–',
  },
  {
    key: 'routing',
    header: 'Routing',
    optional: true,
    sortBy: ({ routing }) => routing,
    cell: ({ routing }) => routing,
  },
  {
    key: 'ports',
    header: 'Ports up',
    align: 'end',
    sortBy: ({ up }) => up,
    cell: ({ up, ports }) => (
      <span className={prose.whole}>
        {formatNumber(up)} of {formatNumber(ports)}
      </span>
    ),
  },
];

interface DialectOfProps {
  readonly dialect: DialectChoice | undefined;
  readonly outline: ComposedOutline | undefined;
}

function DialectOf({ dialect, outline }: DialectOfProps) {
  if (dialect?.kind !== 'supported')
    return (
      <>
        <span className={prose.detail}>Not supported</span>
        <span className={prose.beneath}>{dialect?.sentence}</span>
      </>
    );
  return (
    <>
      <span className={prose.whole}>{dialect.dialect.label}</span>
      <span className={`${prose.beneath} ${prose.whole}`}>
        {outline && formatCount(outline.lines, 'line')}
        {outline && outline.omissions > 0 && `, ${formatCount(outline.omissions, 'omission')}`}
      </span>
    </>
  );
}
