/** What servers and devices do for each other: names, time, sign-in, logs, monitoring, archive. Hosts alone ask for DNS64. */
export const networkServiceKinds = [
  'dns',
  'dns64',
  'ntp',
  'radius',
  'tacacs',
  'syslog',
  'snmp-traps',
  'snmp',
  'archive',
] as const;

/** The classes of service, after RFC 4594. */
export const serviceClasses = [
  'network-control',
  'voice',
  'interactive',
  'critical',
  'default',
  'scavenger',
] as const;
