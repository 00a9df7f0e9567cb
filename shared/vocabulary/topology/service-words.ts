import type { ManagementService } from '../../contract/configuration/management.ts';

/** What servers and devices do for each other is called. */
export const serviceKindNames: Readonly<Record<ManagementService['kind'], string>> = {
  dns: 'Names (DNS)',
  ntp: 'Time (NTP)',
  radius: 'Network access (RADIUS)',
  tacacs: 'Administrators’ sign-in (TACACS+)',
  syslog: 'Logs (syslog)',
  'snmp-traps': 'Alerts (SNMP traps)',
  snmp: 'Monitoring (SNMPv3)',
  archive: 'Configuration archive (SSH)',
};
