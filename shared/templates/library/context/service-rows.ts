import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { ManagementService } from '../../../contract/configuration/management.ts';
import { allInterfaces } from './interface-names.ts';

export type ServiceRow = Omit<ManagementService, 'source'> & {
  /** The dialect's name of the interface that the device speaks from; none where it leaves. */
  readonly source: string | null;
  /** Its address, without prefix length. */
  readonly sourceAddress: string | null;
  /** The first port of the service. */
  readonly port: number | null;
  /** The first port of each. */
  readonly ports: readonly number[];
};

/** The services of the network by what they are; null where the device has none of it. */
export interface ServiceRows {
  readonly dns: ServiceRow | null;
  readonly ntp: ServiceRow | null;
  readonly radius: ServiceRow | null;
  readonly tacacs: ServiceRow | null;
  readonly syslog: ServiceRow | null;
  readonly snmpTraps: ServiceRow | null;
  readonly snmp: ServiceRow | null;
  readonly archive: ServiceRow | null;
}

/** Of IPv6 where it has no other: the servers have none either. */
const addressOf = (row: Interface | undefined): string | null =>
  (row?.ipv4[0] ?? row?.ipv6[0])?.split('/')[0] ?? null;

export function serviceRows(device: DeviceConfiguration, names: ReadonlyMap<string, string>): ServiceRows {
  const rows = allInterfaces(device);
  const row = (kind: ManagementService['kind']): ServiceRow | null => {
    const service = device.services.find((entry) => entry.kind === kind);
    if (service === undefined) return null;
    return {
      ...service,
      source: service.source === undefined ? null : (names.get(service.source) ?? service.source),
      sourceAddress: addressOf(rows.find(({ name }) => name === service.source)),
      port: service.services?.[0]?.ports?.from ?? null,
      ports: (service.services ?? []).flatMap(({ ports }) => (ports ? [ports.from] : [])),
    };
  };
  return {
    dns: row('dns'),
    ntp: row('ntp'),
    radius: row('radius'),
    tacacs: row('tacacs'),
    syslog: row('syslog'),
    snmpTraps: row('snmp-traps'),
    snmp: row('snmp'),
    archive: row('archive'),
  };
}
