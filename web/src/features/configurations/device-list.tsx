import { type ReactNode, useMemo } from 'react';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Design } from '#shared/contract/designs.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { portCsv } from '#shared/network/device-sections/port-csv.ts';
import type { PortRow } from '#shared/network/device-sections/port-rows.ts';
import type { DialectChoice } from '#shared/templates/dialects/dialect-of.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { ComposedOutline } from '#web/documents/configurations/composer.ts';
import type { DeviceState } from '#web/documents/deployments/model/device-state.ts';
import { SiteFilter } from '#web/documents/plans/site-filter.tsx';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import { ConfiguredDevices, type DeviceRow } from '#web/features/configurations/list/configured-devices.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { FilteredList } from '#web/ui/filtered-list.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import layout from '#web/ui/layout.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { wordSearch } from '#web/ui/word-search.ts';

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
    const matches = wordSearch(search, textOf);
    return rows.filter(
      (row) => (!site || row.device.site === site) && (!kind || row.device.kind === kind) && matches(row),
    );
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
      <FilteredList noun="device" found={found.length} all={rows.length} isFiltered={isAny} onClear={clear}>
        <ConfiguredDevices rows={found} />
      </FilteredList>
    </div>
  );
}

const textOf = ({ device, model, routing }: DeviceRow): string =>
  [device.hostname, ...device.members.map(({ hostname }) => hostname), device.site, model, routing].join(
    '\n',
  );

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
