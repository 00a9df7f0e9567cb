import type { Service } from '../../../contract/configuration/security.ts';

type Ports =
  | readonly [protocol: 'tcp' | 'udp', from: number, to?: number]
  | readonly [protocol: 'icmp' | 'esp'];

/**
 * Services that policies name, with the ports that IANA registers; RTP with the range that phones commonly use, and cloud
 * controllers with those that their makers publish.
 */
const ports = {
  BGP: ['tcp', 179],
  DHCP: ['udp', 67],
  DHCPv6: ['udp', 547],
  DNS: ['udp', 53],
  ESP: ['esp'],
  HTTP: ['tcp', 80],
  HTTPS: ['tcp', 443],
  IKE: ['udp', 500],
  'IKE behind NAT': ['udp', 4_500],
  IMAPS: ['tcp', 993],
  Kerberos: ['tcp', 88],
  LDAPS: ['tcp', 636],
  'Meraki cloud': ['udp', 7_351],
  'Mist cloud': ['tcp', 2_200],
  MQTT: ['tcp', 8_883],
  NTP: ['udp', 123],
  Ping: ['icmp'],
  RADIUS: ['udp', 1_812],
  'RADIUS accounting': ['udp', 1_813],
  RDP: ['tcp', 3_389],
  RTP: ['udp', 16_384, 32_767],
  RTSP: ['tcp', 554],
  SIP: ['udp', 5_060],
  SMB: ['tcp', 445],
  SMTP: ['tcp', 25],
  SNMP: ['udp', 161],
  'SNMP traps': ['udp', 162],
  SQL: ['tcp', 1_433],
  SSH: ['tcp', 22],
  Syslog: ['udp', 514],
  'TACACS+': ['tcp', 49],
} as const satisfies Record<string, Ports>;

export type ServiceName = keyof typeof ports;

const isServiceName = (name: string): name is ServiceName => Object.hasOwn(ports, name);

/** The protocol and ports of a service by its common name; nothing for one that is not known. */
export const serviceNamed = (name: string): Service | undefined =>
  isServiceName(name) ? knownService(name) : undefined;

export function knownService(name: ServiceName): Service {
  const [protocol, from, to = from]: Ports = ports[name];
  return from === undefined || to === undefined
    ? { name, protocol }
    : { name, protocol, ports: { from, to } };
}
