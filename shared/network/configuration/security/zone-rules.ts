import { databaseSystems, type Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import type { PolicyReason } from '../../reasons/control-plane-rules.ts';
import { askersOfDatabase } from '../../requirements/database-access.ts';
import { hasDhcpServers } from '../services/dhcp-scopes.ts';
import type { ServiceName } from '../services/known-services.ts';
import type { ManagerServices } from '../services/manager-services.ts';
import { askedByDevices, hasDnsServers } from '../services/service-plan.ts';

export type ZoneKind = Subnet['purpose'] | 'internet';

/** Who may begin what, between kinds of zones. */
export interface ZoneRule {
  readonly from: ZoneKind;
  readonly to: ZoneKind;
  readonly allowed: readonly ServiceName[] | 'everything' | 'nothing';
  readonly why: PolicyReason;
  /** Which side is the servers of the network's services, or of DHCP in one family, or administrators alone and not their whole zone. */
  readonly servers?: 'sources' | 'destinations';
  readonly servedBy?: 'services' | 'dhcp' | 'dhcpv6' | 'controllers' | 'administrators';
  /** Within a zone: each zone with itself, and not with the others of its kind. */
  readonly isWithin?: true;
}

const web: readonly ServiceName[] = ['DNS', 'HTTP', 'HTTPS', 'NTP'];

/** Whoever records or watches a camera opens the stream, and the camera answers (RFC 7826, 1; ONVIF Streaming Specification). */
const pictures: readonly ServiceName[] = ['RTSP', 'HTTPS'];

/** What servers monitor, archive and administer others by. */
const administration: readonly ServiceName[] = ['SNMP', 'SSH', 'HTTPS', 'Ping'];

/** What rules depend on beside the requirements. */
interface Served {
  /** There are servers that serve the network itself. */
  readonly isServed: boolean;
  /** Mail comes and goes by the servers of a DMZ. */
  readonly hasDmz: boolean;
  /** Access points take their addresses by DHCP. */
  readonly leasesManagement: boolean;
  /** What the devices speak to whatever manages them. */
  readonly managedBy: ManagerServices;
}

/** What applies to all networks with these requirements, in order. */
export function zoneRules(
  requirements: Requirements,
  { isServed, hasDmz, leasesManagement, managedBy }: Served,
): ZoneRule[] {
  const { services, ipScheme, securityRequirements } = requirements;
  // Hosts of IPv6 alone give themselves addresses, and their gateway says the rest.
  const hasDhcp = hasDhcpServers(requirements) && !ipScheme.ipv6Only;
  const hasMail = services.onPremise.includes('email');
  const mail: readonly ServiceName[] = hasMail ? ['SMTP', 'IMAPS'] : [];
  const mailOut: readonly ServiceName[] = hasMail ? ['SMTP'] : [];
  const askers = askersOfDatabase(requirements, hasDmz);
  const systems = services.databases.length > 0 ? services.databases : [databaseSystems[0]];
  const database = systems.map((system) => databaseServices[system]);
  const hasNames = isServed && hasDnsServers(requirements);
  const names: readonly ServiceName[] = ['DNS'];
  const [inside, outside] = hasNames ? [names, []] : [[], names];
  const hasDomain = hasNames && services.onPremise.includes('fileserver');
  const forStaff: readonly ServiceName[] = [
    ...inside,
    'HTTPS',
    'SMB',
    'Kerberos',
    'LDAPS',
    ...mail,
    ...(askers === 'staff' ? database : []),
  ];
  return [
    ...(isServed ? forTheNetwork(hasDhcp ? dhcpOf(ipScheme) : [], leasesManagement, inside) : []),
    ...withinZones,
    ...ofControllers(managedBy),
    allow('data', 'internet', web, 'staff-web'),
    allow('data', 'server', forStaff, 'staff-servers'),
    ...(hasDomain ? [signIn('data')] : []),
    ...remoteRules(securityRequirements, forStaff, isServed),
    ...(hasDomain ? [signIn('remote-access')] : []),
    allow('data', 'voice', ['SIP', 'RTP', 'HTTPS'], 'soft-clients'),
    allow('voice', 'server', ['SIP', 'RTP', 'HTTPS'], 'phones-register'),
    allow('voice', 'internet', ['SIP', 'RTP', ...outside, 'NTP'], 'calls-leave'),
    allow('iot', 'server', ['HTTPS', 'MQTT'], 'sensors-deliver'),
    ...(isServed
      ? [deny('iot', 'internet', 'unpatched-internet'), allow('server', 'iot', pictures, 'servers-record')]
      : [
          allow('iot', 'internet', ['DNS', 'NTP'], 'outside-services'),
          allow('data', 'iot', pictures, 'staff-watch'),
        ]),
    deny('iot', 'data', 'unpatched-staff'),
    deny('iot', 'management', 'unpatched-management'),
    allow('guest', 'internet', web, 'guests-internet'),
    ...(['data', 'voice', 'iot', 'server', 'management'] as const).map((to) =>
      deny('guest', to, 'guests-nothing'),
    ),
    allow('server', 'internet', ['DNS', 'HTTPS', 'NTP', ...(hasDmz ? [] : mailOut)], 'servers-update'),
    ...(hasMail ? [allow('server', 'dmz', mailOut, 'mail-relay')] : []),
    allow('internet', 'dmz', ['HTTPS', ...mailOut], 'internet-public'),
    allow('data', 'dmz', ['HTTPS'], 'staff-public'),
    allow('dmz', 'internet', ['DNS', 'HTTPS', 'NTP', ...mailOut], 'public-updates'),
    allow(
      'dmz',
      'server',
      ['HTTPS', ...(askers === 'public-servers' ? database : []), ...mailOut],
      'public-behind',
    ),
    deny('dmz', 'data', 'public-nowhere'),
    deny('dmz', 'management', 'public-nowhere'),
    ...(hasNames
      ? []
      : [allow('management', 'internet', isServed ? names : [...names, 'NTP'], 'outside-services')]),
    ...(managedBy.cloud.length > 0
      ? [allow('management', 'internet', managedBy.cloud, 'cloud-controller')]
      : []),
    ...(isServed
      ? [deny('data', 'management', 'only-administrators')]
      : [administeredByStaff, deny('data', 'management', 'staff-no-further')]),
    ...(['data', 'voice', 'iot', 'guest', 'server', 'management'] as const).map((to) =>
      deny('internet', to, 'nothing-unasked'),
    ),
  ];
}

/** Where no server administers the devices, whoever does works among staff; the devices ask for an account and know the networks, too. */
const administeredByStaff: ZoneRule = {
  from: 'data',
  to: 'management',
  allowed: ['SSH', 'HTTPS', 'Ping'],
  why: 'administrators-among-staff',
  servers: 'sources',
  servedBy: 'administrators',
};

/** What the database is asked by, where its system is stated or assumed. */
const databaseServices = {
  'sql-server': 'SQL',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  oracle: 'Oracle',
} as const satisfies Record<(typeof databaseSystems)[number], ServiceName>;

/** People who work from elsewhere have their services inside; the rest of their traffic stays outside (split tunnel). */
const remoteRules = (
  { remoteAccess }: Requirements['securityRequirements'],
  forStaff: readonly ServiceName[],
  isServed: boolean,
): ZoneRule[] => [
  allow('remote-access', 'server', forStaff, 'remote-staff'),
  allow('remote-access', 'voice', ['SIP', 'RTP', 'HTTPS'], 'soft-clients'),
  // Without a server inside there is nothing else to come for.
  remoteAccess === 'rdp' || !isServed
    ? allow('remote-access', 'data', ['RDP'], 'remote-desktops')
    : deny('remote-access', 'data', 'remote-only'),
  ...(['iot', 'guest', 'management', 'internet'] as const).map((to) =>
    deny('remote-access', to, 'remote-only'),
  ),
  { ...deny('remote-access', 'remote-access', 'remote-only'), isWithin: true },
  deny('internet', 'remote-access', 'nothing-unasked'),
];

const allow = (
  from: ZoneKind,
  to: ZoneKind,
  allowed: readonly ServiceName[],
  why: PolicyReason,
): ZoneRule => ({ from, to, allowed, why });

/**
 * What a PC of a Windows domain asks of the controllers beside what it asks of every server: to find one, to join, to sign in and to
 * change a password. Files are shared with a domain, and its controllers are the servers that give names. Source: Microsoft, “How to
 * configure a firewall for Active Directory domains and trusts”.
 */
const signIn = (from: 'data' | 'remote-access'): ZoneRule => ({
  ...allow(
    from,
    'server',
    ['LDAP', 'Kerberos password', 'Global catalog', 'RPC endpoint mapper', 'RPC dynamic ports'],
    'domain-sign-in',
  ),
  servers: 'destinations',
});

const deny = (from: ZoneKind, to: ZoneKind, why: PolicyReason): ZoneRule => ({
  from,
  to,
  allowed: 'nothing',
  why,
});

/** DHCP in each family: a port, and addresses of the servers, of its own. */
interface Dhcp {
  readonly name: ServiceName;
  readonly servedBy: 'dhcp' | 'dhcpv6';
}

const dhcpOf = ({ ipv6 }: Requirements['ipScheme']): readonly Dhcp[] => [
  { name: 'DHCP', servedBy: 'dhcp' },
  ...(ipv6 ? [{ name: 'DHCPv6', servedBy: 'dhcpv6' } as const] : []),
];

const leases = (from: ZoneKind, dhcp: readonly Dhcp[]): ZoneRule[] =>
  dhcp.map(({ name, servedBy }) => ({
    ...allow(from, 'server', [name], 'services-for-all'),
    servers: 'destinations',
    servedBy,
  }));

/** What serves the network itself. Guests are not served inside: their gateway and public servers do. */
const forTheNetwork = (
  dhcp: readonly Dhcp[],
  leasesManagement: boolean,
  names: readonly ServiceName[],
): readonly ZoneRule[] => [
  ...(['data', 'voice', 'iot'] as const).flatMap((from): ZoneRule[] => [
    ...leases(from, dhcp),
    { ...allow(from, 'server', [...names, 'NTP'], 'services-for-all'), servers: 'destinations' },
  ]),
  ...(leasesManagement ? leases('management', dhcp) : []),
  { ...allow('dmz', 'server', [...names, 'NTP', 'Syslog'], 'services-for-all'), servers: 'destinations' },
  {
    ...allow(
      'management',
      'server',
      askedByDevices.filter((service) => service !== 'DNS' || names.includes(service)),
      'devices-ask',
    ),
    servers: 'destinations',
  },
  { ...allow('server', 'management', administration, 'servers-poll'), servers: 'sources' },
  { ...allow('server', 'dmz', administration, 'public-administered'), servers: 'sources' },
];

/** Devices join what leads them; controllers by name, where the plan draws them. */
const ofControllers = ({ controllers, inside }: ManagerServices): ZoneRule[] => [
  ...(controllers.length > 0
    ? [
        {
          ...allow('management', 'management', controllers, 'controllers-lead'),
          isWithin: true as const,
          servers: 'destinations' as const,
          servedBy: 'controllers' as const,
        },
      ]
    : []),
  ...(inside.length > 0
    ? [{ ...allow('management', 'management', inside, 'controllers-lead'), isWithin: true as const }]
    : []),
];

/** Between sites and subnets of one zone; staff depend on their segments. */
const withinZones: readonly ZoneRule[] = [
  { ...allow('voice', 'voice', ['SIP', 'RTP'], 'calls-between-phones'), isWithin: true },
  { from: 'server', to: 'server', allowed: 'everything', why: 'servers-of-sites', isWithin: true },
  {
    ...allow('management', 'management', ['BGP', 'SSH', 'HTTPS', 'Ping'], 'devices-among-themselves'),
    isWithin: true,
  },
  { ...deny('iot', 'iot', 'devices-apart'), isWithin: true },
  { ...deny('guest', 'guest', 'guests-apart'), isWithin: true },
  { ...deny('dmz', 'dmz', 'public-apart'), isWithin: true },
];
