import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { DialectChoice } from '#shared/templates/dialects/dialect-of.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { ComposedOutline } from '#web/documents/configurations/composer.ts';
import { deviceLink } from '#web/documents/configurations/device-link.ts';
import type { DeviceState } from '#web/documents/deployments/model/device-state.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { ComplianceCell } from './compliance-cell.tsx';
import { DeviceStateCell } from './device-state-cell.tsx';

export interface DeviceRow {
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

/** Devices with what is made for each and where that stands; a row leads to the device. */
export const ConfiguredDevices = ({ rows }: { readonly rows: readonly DeviceRow[] }) => (
  <DataTable
    caption="Configured devices"
    columns={columns}
    rows={rows}
    rowKey={({ device }) => device.id}
    rowLink={({ device }) => deviceLink(device.id)}
    rowsAtOnce={100}
  />
);

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
