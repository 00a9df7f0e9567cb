import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flow } from '#shared/contract/configuration/network-configuration.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { requirementsOf, upToFiveSites } from '../requirements-builder.ts';
import { configured } from './configured.ts';

const requirements = requirementsOf({
  sites: [
    {
      name: 'HQ',
      kind: 'headquarters',
      wiredUsers: 60,
      wirelessUsers: 20,
      phones: 20,
      cameras: 8,
      guests: 10,
      servers: 6,
      publicServers: 2,
    },
    { name: 'York', wiredUsers: 30, wirelessUsers: 10, phones: 10, cameras: 4, guests: 5 },
  ],
  segments: [
    { name: 'Sales', type: 'department', users: 60 },
    { name: 'Research', type: 'department', users: 60 },
  ],
  services: { onPremise: ['erp', 'email'] },
});
const network = configured(requirements);
const { flows, hosts, devices } = network;
const zoneOf = new Map(hosts.map(({ id, zone }) => [id, zone]));
const between = (from: string, to: string): Flow[] =>
  flows.filter(
    ({ source, destination }) =>
      (zoneOf.get(source) ?? source) === from && (zoneOf.get(destination) ?? destination) === to,
  );
const passing = (from: string, to: string) => [
  ...new Set(
    between(from, to).flatMap(({ expected, service }) => (expected === 'pass' ? [service.name] : [])),
  ),
];

describe('policies from who begins', () => {
  it('let devices ask and report to the servers that the plan names, and no others', () => {
    expect(passing('management', 'server').toSorted()).toEqual(
      ['DHCP', 'DNS', 'NTP', 'RADIUS', 'RADIUS accounting', 'SNMP traps', 'Syslog', 'TACACS+'].toSorted(),
    );
    const asked = new Set(
      between('management', 'server')
        .filter(({ expected }) => expected === 'pass')
        .map(({ address }) => address),
    );
    const [radius] = devices.flatMap(({ services }) => services.filter(({ kind }) => kind === 'radius'));
    expect([...asked].every((address) => radius?.servers.includes(address))).toBe(true);
  });

  it('let those servers monitor the devices, and keep all other servers from them', () => {
    const [first] = devices.flatMap(({ services }) => services.filter(({ kind }) => kind === 'snmp'));
    const polls = between('server', 'management');
    expect(passing('server', 'management')).toEqual(['SNMP', 'SSH', 'HTTPS', 'Ping']);
    const addressOf = new Map(hosts.map(({ id, ipv4 }) => [id, ipv4?.split('/')[0] ?? '']));
    for (const { source, expected } of polls)
      expect(first?.servers.includes(addressOf.get(source) ?? '')).toBe(expected === 'pass');
    expect(polls.some(({ expected }) => expected === 'drop')).toBe(true);
  });

  it('give each zone addresses, names and time, guests theirs from outside', () => {
    for (const zone of ['data', 'voice', 'iot'])
      expect(passing(zone, 'server')).toEqual(expect.arrayContaining(['DHCP', 'DNS', 'NTP']));
    expect(passing('guest', 'server')).toEqual([]);
    expect(passing('guest', 'internet')).toEqual(expect.arrayContaining(['DNS', 'NTP']));
  });

  it.each([
    ['data', 'server', 'DNS'],
    ['guest', 'internet', 'DNS'],
    ['management', 'server', 'DNS'],
    ['data', 'server', 'Kerberos'],
    ['voice', 'voice', 'SIP'],
  ])('let %s ask %s for %s over UDP and over TCP, which its answers may need', (from, to, name) => {
    const asked = between(from, to).filter(({ service }) => service.name === name);
    expect(new Set(asked.map(({ service }) => service.protocol))).toEqual(new Set(['udp', 'tcp']));
    expect(asked.every(({ expected }) => expected === 'pass')).toBe(true);
    expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
  });

  it('state what public servers may begin', () => {
    expect(passing('dmz', 'internet')).toEqual(['DNS', 'HTTPS', 'NTP', 'SMTP']);
    expect(passing('dmz', 'management')).toEqual([]);
  });

  it('let staff use public servers as the internet does, and the servers that poll devices administer them', () => {
    expect(passing('data', 'dmz')).toEqual(['HTTPS']);
    for (const zone of ['voice', 'iot', 'guest']) expect(passing(zone, 'dmz'), zone).toEqual([]);
    const administered = between('server', 'dmz').filter(({ service }) => service.name === 'SSH');
    const polling = between('server', 'management').filter(({ service }) => service.name === 'SSH');
    const sourcesOf = (some: typeof flows) =>
      new Set(some.flatMap(({ source, expected }) => (expected === 'pass' ? [source] : [])));
    expect(sourcesOf(administered).size).toBeGreaterThan(0);
    expect(sourcesOf(administered)).toEqual(sourcesOf(polling));
  });

  it('drop and log what none matches', () => {
    for (const { policies, unmatched, members } of devices)
      expect(unmatched).toEqual(
        policies.length > 0
          ? { action: 'deny', isLogged: true, from: members.map(({ node }) => node) }
          : undefined,
      );
  });
});

describe('traffic within a zone', () => {
  it('passes between the sites of a segment, and neither to other segments nor between guests or devices', () => {
    const staff = between('data', 'data');
    const vlanOf = new Map(hosts.map(({ id, vlan }) => [id, vlan]));
    expect(staff.some(({ expected }) => expected === 'pass')).toBe(true);
    for (const { source, destination, expected } of staff)
      expect(vlanOf.get(source) === vlanOf.get(destination)).toBe(expected === 'pass');
    expect(passing('guest', 'guest')).toEqual([]);
    expect(passing('iot', 'iot')).toEqual([]);
    expect(passing('voice', 'voice')).toEqual(['SIP', 'RTP']);
  });

  it('passes between all staff where no segment has VLANs of its own', () => {
    const one = configured({ ...requirements, segments: [] });
    const rules = one.devices
      .flatMap(({ policies }) => policies)
      .filter((rule) => rule.fromZone === 'data' && rule.toZone === 'data');
    expect(rules.every(({ action, sources }) => action === 'allow' && sources.length === 0)).toBe(true);
  });
});

describe('devices that are managed from a cloud', () => {
  it('reach it, and only then does management leave the network', () => {
    expect(passing('management', 'internet')).toEqual([]);
    const graph = planTopology(requirements);
    const nodes = graph.nodes.map((node) =>
      node.type === 'accesspoint'
        ? { ...node, model: { manufacturer: 'Cisco', model: 'Meraki MR44', partNumber: 'MR44' } }
        : node,
    );
    const answer = configureNetwork({ ...graph, nodes }, requirements);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
    const leaving = answer.network.devices.flatMap(({ policies }) =>
      policies.filter(({ fromZone, toZone }) => fromZone === 'management' && toZone === 'internet'),
    );
    expect(leaving[0]?.services).toContainEqual({
      name: 'Meraki cloud',
      protocol: 'udp',
      ports: { from: 7351, to: 7351 },
    });
    const { matrix } = new NetworkSimulation(answer.network);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
  });
});

describe('DHCP', () => {
  it('comes from a server through relays that speak from the interface that was asked', () => {
    const relays = devices.flatMap(({ dhcpRelays }) => dhcpRelays);
    const servers = network.dhcpServers ?? [];
    expect(relays.length).toBeGreaterThan(0);
    for (const { servers: to, source, interface: name } of relays) {
      expect(source).toBe(name);
      expect(servers.map(({ address }) => address)).toEqual(expect.arrayContaining(to));
    }
    const voice = servers.flatMap(({ scopes }) => scopes).find(({ from: [id] }) => id?.endsWith('vlan-30'));
    expect(voice?.options).toEqual([
      { code: 66, name: 'Provisioning server', values: [servers[0]?.address] },
    ]);
    expect(voice?.dnsServers.length).toBeGreaterThan(0);
  });

  it('is asked of two servers that share their leases, so that one may fail', () => {
    const relays = devices.flatMap(({ dhcpRelays }) => dhcpRelays);
    const servers = network.dhcpServers ?? [];
    expect(servers).toHaveLength(2);
    for (const relay of relays) expect(relay.servers).toEqual(servers.map(({ address }) => address));
    const [first, second] = servers.map(({ scopes }) => scopes);
    expect(second).toEqual(first);
    const rules = devices.flatMap(({ policies }) =>
      policies.filter((rule) => rule.services.some(({ name }) => name === 'DHCP')),
    );
    expect(rules.length).toBeGreaterThan(0);
    for (const { destinations } of rules)
      expect(destinations).toEqual(servers.map(({ address }) => `${address}/32`));
  });

  it('comes from the only server where there is no other', () => {
    const alone = configured(requirementsOf({ sites: [{ name: 'Office', wiredUsers: 30, servers: 1 }] }));
    const relays = alone.devices.flatMap(({ dhcpRelays }) => dhcpRelays);
    expect(relays.length).toBeGreaterThan(0);
    for (const { servers } of relays) expect(servers).toHaveLength(1);
  });

  it('of guests comes from their gateways, half of the range from each of a pair', () => {
    const paired = configured({
      ...requirements,
      redundancy: { ...requirements.redundancy, coreSwitching: true },
    });
    const pools = paired.devices.flatMap(({ dhcpPools }) => dhcpPools);
    const [lower, upper] = pools.filter(({ from }) => from[0] === 'hq-vlan-50');
    expect(pools.every(({ dnsServers }) => dnsServers.length > 0)).toBe(true);
    expect(lower?.last).not.toBe(upper?.last);
    expect(lower?.first).not.toBe(upper?.first);
  });
});

describe('a fully isolated segment', () => {
  const apart = (
    reaches: 'nothing' | 'servers' | 'internet' | 'servers-and-internet',
    of: { type?: 'department' | 'iot'; isolationLevel?: 'vlans' | 'full' | 'physical' } = {},
  ) => {
    const own = configured({
      ...requirements,
      segments: [
        {
          name: 'Lab',
          type: 'department',
          users: 60,
          sites: [],
          places: [],
          bandwidthPriority: 'medium',
          isolationLevel: 'full',
          reaches,
          speaks: [],
          ...of,
        },
      ],
    });
    const { matrix } = new NetworkSimulation(own);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    const zones = new Map(own.hosts.map(({ id, zone }) => [id, zone]));
    return (to: string) => [
      ...new Set(
        own.flows
          .filter(
            ({ source, destination }) =>
              zones.get(source) === 'Lab' && (zones.get(destination) ?? destination) === to,
          )
          .flatMap(({ expected, service }) => (expected === 'pass' ? [service.name] : [])),
      ),
    ];
  };

  it('has addresses, names and time, and reaches nothing that it does not state', () => {
    const passes = apart('nothing');
    expect(passes('server').toSorted()).toEqual(['DHCP', 'DNS', 'NTP']);
    for (const to of ['internet', 'data', 'voice', 'management', 'dmz']) expect(passes(to), to).toEqual([]);
  });

  it('reaches the servers or the internet where it states them', () => {
    expect(apart('servers')('server')).toContain('SMB');
    expect(apart('servers')('internet')).toEqual([]);
    expect(apart('internet')('internet')).toContain('HTTPS');
    expect(apart('internet')('server')).not.toContain('SMB');
    expect(apart('servers-and-internet')('server')).toContain('SMB');
    expect(apart('servers-and-internet')('internet')).toContain('HTTPS');
  });

  it.each(['full', 'physical'] as const)('of devices does the same: %s', (isolationLevel) => {
    const devices = (reaches: 'nothing' | 'servers' | 'internet' | 'servers-and-internet') =>
      apart(reaches, { type: 'iot', isolationLevel });
    const alone = devices('nothing');
    expect(alone('server').toSorted()).toEqual(['DHCP', 'DNS', 'NTP']);
    expect(alone('internet')).toEqual([]);
    expect(devices('servers')('server')).toContain('MQTT');
    expect(devices('servers')('internet')).toEqual([]);
    expect(devices('internet')('internet')).toContain('HTTPS');
    expect(devices('internet')('server').toSorted()).toEqual(['DHCP', 'DNS', 'NTP']);
    expect(devices('servers-and-internet')('server')).toContain('MQTT');
    expect(devices('servers-and-internet')('internet')).toContain('HTTPS');
    for (const to of ['data', 'voice', 'management', 'dmz'])
      expect(devices('servers-and-internet')(to), to).toEqual([]);
  });

  it('says nothing of devices whose VLAN is filtered alone: they reach the servers', () => {
    const filtered = apart('nothing', { type: 'iot', isolationLevel: 'vlans' });
    expect(filtered('server')).toContain('MQTT');
    expect(filtered('internet')).toEqual([]);
  });
});

describe('cameras', () => {
  const office = (servers: number, segments: Parameters<typeof requirementsOf>[0]['segments'] = []) => {
    const own = configured(
      requirementsOf({
        sites: [{ name: 'Office', wiredUsers: 20, cameras: 4, servers, floors: 1 }],
        segments,
      }),
    );
    expect(new NetworkSimulation(own).matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    const zones = new Map(own.hosts.map(({ id, zone }) => [id, zone]));
    return (from: string, to: string) =>
      new Set(
        own.flows.flatMap(({ source, destination, expected, service }) =>
          expected === 'pass' && zones.get(source) === from && (zones.get(destination) ?? destination) === to
            ? [service.name]
            : [],
        ),
      );
  };

  it('are asked for their pictures by the server that records them, and deliver events to it', () => {
    const passes = office(2);
    expect(passes('server', 'iot')).toEqual(new Set(['RTSP', 'HTTPS']));
    expect(passes('iot', 'server')).toEqual(new Set(['DHCP', 'DNS', 'NTP', 'HTTPS', 'MQTT']));
    expect(passes('data', 'iot')).toEqual(new Set());
  });

  it.each([
    ['nothing', []],
    ['internet', []],
    ['servers', ['RTSP', 'HTTPS']],
  ] as const)('that are kept apart and reach %s are asked for as much', (reaches, services) => {
    const passes = office(2, [{ name: 'Safe', type: 'iot', users: 4, isolationLevel: 'full', reaches }]);
    expect(passes('server', 'Safe')).toEqual(new Set(services));
  });

  it('that no server records are watched by staff, know the time, and begin nothing else', () => {
    const passes = office(0);
    expect(passes('data', 'iot')).toEqual(new Set(['RTSP', 'HTTPS']));
    expect(passes('iot', 'internet')).toEqual(new Set(['DNS', 'NTP']));
    for (const to of ['data', 'management']) expect(passes('iot', to), to).toEqual(new Set());
  });

  it('that no server records are watched by nobody where their segment is kept apart', () => {
    const passes = office(0, [{ name: 'Safe', type: 'iot', users: 4, isolationLevel: 'full' }]);
    expect(passes('data', 'Safe')).toEqual(new Set());
    expect(passes('Safe', 'internet')).toEqual(new Set(['DNS', 'NTP']));
  });
});

describe('remote access', () => {
  const withVpn = (remoteAccess: 'vpn' | 'rdp' | 'citrix') =>
    configured({
      ...requirements,
      securityRequirements: { ...requirements.securityRequirements, remoteAccess },
    });
  const services = (own: ReturnType<typeof withVpn>, to: string) =>
    own.devices
      .flatMap(({ policies }) => policies)
      .filter((rule) => rule.fromZone === 'remote-access' && rule.toZone === to && rule.action === 'allow')
      .flatMap((rule) => rule.services.map(({ name }) => name));

  it('ends at the firewall of the hub, in a zone with a pool of its own that the network knows', () => {
    const { devices: own } = withVpn('vpn');
    const [end, ...others] = own.filter((device) => device.remoteAccess !== undefined);
    expect(others).toEqual([]);
    expect(end).toMatchObject({ kind: 'firewall', site: 'HQ' });
    const { pool = '', listens = [], signIn, zone } = end?.remoteAccess ?? {};
    expect([zone, signIn]).toEqual(['remote-access', 'radius']);
    expect(end?.nat.map(({ address }) => address)).toEqual(expect.arrayContaining(listens));
    expect(end?.zones.find(({ name }) => name === 'remote-access')?.prefixes).toContain(pool);
    expect(end?.routing?.statics).toContainEqual(expect.objectContaining({ prefix: pool }));
    expect(end?.routing?.ospf?.redistribute).toContainEqual({ source: 'static', filter: 'remote-access' });
  });

  it('reaches servers, and PCs only where remote desktops are required', () => {
    expect(services(withVpn('vpn'), 'server')).toContain('HTTPS');
    expect(services(withVpn('vpn'), 'data')).toEqual([]);
    expect(new Set(services(withVpn('rdp'), 'data'))).toEqual(new Set(['RDP']));
    expect(services(withVpn('rdp'), 'management')).toEqual([]);
  });

  it('needs no pool where people come by a published server', () => {
    expect(withVpn('citrix').devices.every((device) => device.remoteAccess === undefined)).toBe(true);
  });
});

it('every policy of any plan names zones that the device knows', () => {
  fc.assert(
    fc.property(upToFiveSites(), (any) => {
      for (const { policies, zones, hostname } of configured(any).devices) {
        const known = new Set(zones.map(({ name }) => name));
        const unknown = policies.filter(({ fromZone, toZone }) => !known.has(fromZone) || !known.has(toZone));
        expect(unknown, hostname).toEqual([]);
      }
    }),
    { numRuns: propertyRuns(12, 160) },
  );
});
