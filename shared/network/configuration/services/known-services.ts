import type { Service } from '../../../contract/configuration/security.ts';

type Ports =
  | readonly [protocol: 'tcp' | 'udp', from: number, to?: number]
  | readonly [protocol: 'icmp' | 'esp'];

/**
 * Services that policies name, with the ports that IANA registers; RTP with the range that phones commonly use, and what
 * manages devices with those that its makers publish (CAPWAP: RFC 5415). Names are resolved over TCP where an answer does not fit into a datagram (RFC
 * 7766, 5), a Kerberos ticket likewise (RFC 4120, 7.2), and SIP is spoken over both (RFC 3261, 18). What answers at a port of its
 * own behind the RPC endpoint mapper is within Windows’ dynamic range since Server 2008 (Microsoft, “Service overview and network
 * port requirements for Windows”).
 */
const ports = {
  'BACnet/IP': [['udp', 47_808]],
  BGP: [['tcp', 179]],
  CAPWAP: [['udp', 5_246, 5_247]],
  'CV-CUE': [['udp', 3_851]],
  DHCP: [['udp', 67]],
  DHCPv6: [['udp', 547]],
  DNP3: [['tcp', 20_000]],
  DNS: [
    ['udp', 53],
    ['tcp', 53],
  ],
  ESP: [['esp']],
  'ExtremeCloud IQ': [['udp', 12_222]],
  'EtherNet/IP': [
    ['tcp', 44_818],
    ['udp', 44_818],
  ],
  'EtherNet/IP I/O': [['udp', 2_222]],
  FortiAP: [['udp', 5_246, 5_247]],
  'Global catalog': [['tcp', 3_268, 3_269]],
  HTTP: [['tcp', 80]],
  HTTPS: [['tcp', 443]],
  'IEC 60870-5-104': [['tcp', 2_404]],
  IKE: [['udp', 500]],
  'IKE behind NAT': [['udp', 4_500]],
  IMAPS: [['tcp', 993]],
  Kerberos: [
    ['tcp', 88],
    ['udp', 88],
  ],
  'Kerberos password': [
    ['tcp', 464],
    ['udp', 464],
  ],
  LDAP: [
    ['tcp', 389],
    ['udp', 389],
  ],
  LDAPS: [['tcp', 636]],
  LWAPP: [['udp', 12_222, 12_223]],
  'Meraki cloud': [['udp', 7_351]],
  'Mist cloud': [['tcp', 2_200]],
  'Modbus/TCP': [['tcp', 502]],
  MQTT: [['tcp', 8_883]],
  MySQL: [['tcp', 3_306]],
  NTP: [['udp', 123]],
  'OPC UA': [['tcp', 4_840]],
  Omada: [
    ['tcp', 29_811, 29_816],
    ['udp', 29_810],
  ],
  Oracle: [['tcp', 1_521]],
  PAPI: [['udp', 8_211]],
  Ping: [['icmp']],
  PostgreSQL: [['tcp', 5_432]],
  RADIUS: [['udp', 1_812]],
  'RADIUS accounting': [['udp', 1_813]],
  RDP: [['tcp', 3_389]],
  'RPC dynamic ports': [['tcp', 49_152, 65_535]],
  'RPC endpoint mapper': [['tcp', 135]],
  RTP: [['udp', 16_384, 32_767]],
  RTSP: [['tcp', 554]],
  S7comm: [['tcp', 102]],
  SIP: [
    ['udp', 5_060],
    ['tcp', 5_060],
  ],
  SMB: [['tcp', 445]],
  SMTP: [['tcp', 25]],
  SNMP: [['udp', 161]],
  'SNMP traps': [['udp', 162]],
  SQL: [['tcp', 1_433]],
  SSH: [['tcp', 22]],
  Syslog: [['udp', 514]],
  'TACACS+': [['tcp', 49]],
  'UniFi inform': [
    ['tcp', 8_080],
    ['udp', 3_478],
  ],
} as const satisfies Record<string, readonly Ports[]>;

export type ServiceName = keyof typeof ports;

const purposes: Readonly<Partial<Record<string, Service['purpose']>>> = {
  FortiAP: 'joins-firewall',
} satisfies Partial<Record<ServiceName, Service['purpose']>>;

const known: ReadonlyMap<string, readonly Service[]> = new Map(
  Object.entries<readonly Ports[]>(ports).map(([name, all]) => [
    name,
    all.map(([protocol, from, to = from]) => {
      const purpose = purposes[name];
      return {
        name,
        protocol,
        ...(from !== undefined && to !== undefined && { ports: { from, to } }),
        ...(purpose !== undefined && { purpose }),
      };
    }),
  ]),
);

/** The protocols and ports of a service by its common name, the usual one first; nothing for one that is not known. */
export const servicesNamed = (name: string): readonly Service[] | undefined => known.get(name);

export const knownServices = (name: ServiceName): readonly Service[] => known.get(name) ?? [];

/** Whether a service is another on the wire, whatever either is called. */
export const isOnWire = ({ protocol, ports: own }: Service, name: ServiceName): boolean =>
  knownServices(name).some(
    (one) => one.protocol === protocol && one.ports?.from === own?.from && one.ports?.to === own?.to,
  );

/** `DNS`, and `DNS tcp` for what is not its usual protocol. */
export const transportName = ({ name, protocol }: Service): string =>
  known.get(name)?.[0]?.protocol === protocol ? name : `${name} ${protocol}`;
