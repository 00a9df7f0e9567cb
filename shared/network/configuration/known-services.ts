import type { Service } from '../../contract/configuration/security.ts';

type Ports = readonly [protocol: 'tcp' | 'udp', from: number, to?: number];

/** Services that policies name, with the ports that IANA registers; RTP with the range that phones commonly use. */
const ports = {
  DHCP: ['udp', 67],
  DNS: ['udp', 53],
  HTTP: ['tcp', 80],
  HTTPS: ['tcp', 443],
  IMAPS: ['tcp', 993],
  Kerberos: ['tcp', 88],
  LDAPS: ['tcp', 636],
  MQTT: ['tcp', 8_883],
  NTP: ['udp', 123],
  RADIUS: ['udp', 1_812],
  RTP: ['udp', 16_384, 32_767],
  RTSP: ['tcp', 554],
  SIP: ['udp', 5_060],
  SMB: ['tcp', 445],
  SMTP: ['tcp', 25],
  SNMP: ['udp', 161],
  SQL: ['tcp', 1_433],
  SSH: ['tcp', 22],
  Syslog: ['udp', 514],
} as const satisfies Record<string, Ports>;

export type ServiceName = keyof typeof ports;

const isServiceName = (name: string): name is ServiceName => Object.hasOwn(ports, name);

/** The protocol and ports of a service by its common name; nothing for one that is not known. */
export function serviceNamed(name: string): Service | undefined {
  if (!isServiceName(name)) return undefined;
  const [protocol, from, to = from]: Ports = ports[name];
  return { name, protocol, ports: { from, to } };
}
