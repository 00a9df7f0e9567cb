import type { ManagementService } from '../../contract/configuration/management.ts';
import type { QosClassName } from '../../contract/configuration/quality-of-service.ts';

/** What each service of the network is called. */
export const serviceKindNames: Readonly<Record<ManagementService['kind'], string>> = {
  dns: 'Names (DNS)',
  dns64: 'Names of IPv4 for hosts of IPv6 (DNS64)',
  ntp: 'Time (NTP)',
  radius: 'Network access (RADIUS)',
  tacacs: 'Administrators’ sign-in (TACACS+)',
  syslog: 'Logs (syslog)',
  'snmp-traps': 'Alerts (SNMP traps)',
  snmp: 'Monitoring (SNMPv3)',
  archive: 'Configuration archive (SSH)',
};

/** What each class of service is called. */
export const serviceClassNames: Readonly<Record<QosClassName, string>> = {
  'network-control': 'Network control',
  voice: 'Voice',
  interactive: 'Interactive',
  critical: 'Critical',
  default: 'Default',
  scavenger: 'Scavenger',
};
