import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import { frr } from '#shared/templates/dialects/frr.ts';
import {
  device,
  from,
  ospf,
  ospfOn,
  policy,
  route,
  routedPort,
  svi,
  web,
} from '../../../lab/fixtures/parts.ts';
import { smallOffice } from '../../../lab/fixtures/small-office.ts';
import { threeSites } from '../../../lab/fixtures/three-sites.ts';
import { deviceFiles } from '../../../lab/library/device-files.ts';
import { goldenText } from '../golden-text.ts';

const frrConf = 'etc/frr/frr.conf';
const nftablesConf = 'etc/nftables.conf';
const keepalivedConf = 'etc/keepalived/keepalived.conf';

const alone = { cables: [], providers: [], hosts: [], flows: [] };
/** A file of one of these devices, which are a network of their own. */
const fileOf = (name: string, ...devices: readonly DeviceConfiguration[]): string => {
  const [first] = devices;
  if (!first) throw new Error('no device');
  return deviceFiles({ ...alone, devices: [...devices] })(first, name);
};
const of = (id: string, name: string): string => {
  for (const network of [smallOffice, threeSites]) {
    const found = network.devices.find((row) => row.id === id);
    if (found) return deviceFiles(network)(found, name);
  }
  throw new Error(`no device ${id}`);
};
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

describe('the network', () => {
  it('sets the guards of ports once the bridge has them', () => {
    const text = goldenText(frr, 'start-up', 'HQ-F1-ACC-1');
    const [, bridge = ''] = text.split('\niface bridge\n');
    const [stanza = ''] = bridge.split('\n\n');
    expect(stanza).toContain('    post-up bridge link set dev port3 guard on\n');
    expect(text.match(/ guard on$/gm)).toHaveLength(stanza.match(/ guard on$/gm)?.length ?? 0);
  });
});

describe('snmpd.conf', () => {
  it('names the user that finds what traps report', () => {
    const [, text = ''] = goldenText(frr, 'own-as', 'HQ-RTR-1').split('snmpd.conf, mode');
    const user = /^createUser (\S+)/m.exec(text)?.[1];
    expect(linesOf(text)).toContain(`iquerySecName ${user}`);
    expect(text.indexOf('iquerySecName')).toBeLessThan(text.indexOf('linkUpDownNotifications'));
  });
});

describe('frr.conf', () => {
  it('comes with what ospf6d makes of summaries, where a border router announces some', () => {
    const left = /left out: Where another border router announces 2001:db8:0:300::\/56 as well/;
    expect(goldenText(frr, 'municipality', 'WY-FW-1')).toMatch(left);
    expect(goldenText(frr, 'municipality', 'LIB-CORE')).not.toContain('another border router');
  });

  it('has an interface’s area, cost and timers, and passive ones beside', () => {
    const text = of('core1', frrConf);
    expect(text).toContain(
      [
        'interface br0',
        ' ip ospf area 0',
        ' ip ospf network point-to-point',
        ' ip ospf cost 10',
        ' ip ospf hello-interval 1',
        ' ip ospf dead-interval 4',
        'exit',
      ].join('\n'),
    );
    expect(text).toMatch(/interface vlan10\n(?: .*\n)+? ip ospf passive\nexit/);
    expect(text).toContain('interface lo\n ip ospf area 0 10.0.0.4\n ip ospf cost 10\nexit');
  });

  it('originates a default only while there is one', () => {
    const text = of('rtr1', frrConf);
    expect(text).toContain(' default-information originate metric 10\n');
    expect(text).not.toContain('always');
  });

  it('keeps nexthops out of the kernel’s objects, and forwards static routes to the far end of a link', () => {
    const router = device({
      id: 'r',
      kind: 'router',
      interfaces: [routedPort('r', 'a', '10.9.0.0/31')],
      routing: {
        routerId: '10.9.0.0',
        statics: [
          route('10.1.0.0/16', '10.9.0.1', { distance: 5 }),
          { prefix: '10.2.0.0/16', interface: 'a', distance: 1, from },
          { prefix: '10.3.0.0/16', distance: 250, from },
          route('2001:db8::/32', '2001:db8::1'),
        ],
        filters: [],
        from,
      },
    });
    const far = device({ id: 'f', kind: 'router', interfaces: [routedPort('f', 'a', '10.9.0.1/31')] });
    const text = fileOf(frrConf, router, far);
    expect(text).toContain('no zebra nexthop kernel enable');
    expect(text).toContain(
      [
        'ip route 10.1.0.0/16 10.9.0.1 5',
        'ip route 10.2.0.0/16 10.9.0.1 a',
        'ip route 10.3.0.0/16 blackhole 250',
        'ipv6 route 2001:db8::/32 2001:db8::1',
        '',
      ].join('\n'),
    );
  });

  it('redistributes what a filter permits, and nothing that carries the excepted tag', () => {
    const router = device({
      id: 'r',
      kind: 'router',
      interfaces: [routedPort('r', 'a', '10.9.0.0/31')],
      routing: {
        routerId: '10.9.0.0',
        from,
        statics: [],
        ospf: ospf([ospfOn('a')], {
          areas: [
            { id: 0, kind: 'normal', summaries: [] },
            { id: 7, kind: 'totally-stubby', summaries: ['10.7.0.0/16'] },
          ],
          redistribute: [{ source: 'bgp', filter: 'inside', setTag: 65_001, exceptTag: 65_002 }],
        }),
        bgp: {
          as: 65_001,
          neighbours: [
            {
              address: '10.9.0.1',
              as: 65_002,
              description: '',
              nextHopSelf: false,
              in: 'inside',
              out: 'inside',
              announcesDefault: true,
              maxPrefixes: 100,
              ttlSecurityHops: 1,
              localPreference: 200,
              prepend: 2,
              keepaliveSeconds: 3,
              holdSeconds: 9,
              from,
            },
          ],
          networks: ['10.7.0.0/16'],
          redistribute: [{ source: 'ospf', exceptTag: 65_001 }],
          from,
        },
        filters: [
          {
            name: 'inside',
            rules: [{ action: 'permit', prefix: '10.0.0.0/8', from: 8, to: 24 }],
            from,
          },
        ],
      },
    });
    const text = fileOf(frrConf, router);
    expect(text).toContain('ip prefix-list inside seq 5 permit 10.0.0.0/8 le 24');
    expect(text).toContain('route-map ospf-bgp deny 2\n match tag 65002\nexit');
    expect(text).toContain(' match ip address prefix-list inside\n set tag 65001\nexit');
    expect(text).toContain(' area 7 stub no-summary\n area 7 range 10.7.0.0/16\n');
    for (const line of [
      ' neighbor 10.9.0.1 remote-as 65002',
      ' neighbor 10.9.0.1 timers 3 9',
      ' neighbor 10.9.0.1 ttl-security hops 1',
      '  network 10.7.0.0/16',
      '  neighbor 10.9.0.1 maximum-prefix 100',
      ' set local-preference 200',
      ' set as-path prepend 65001 65001',
      // A default of OSPF or of a static route enters BGP, marked, and leaves to whom it is announced.
      '  redistribute ospf route-map bgp-ospf',
      '  redistribute static route-map bgp-static',
      'route-map out-10.9.0.1 permit 5',
    ])
      expect(text.split('\n')).toContain(line);
  });
});

describe('nftables.conf', () => {
  it('classes packets by prefix before interface, and lets answers through where state is kept', () => {
    const lines = linesOf(of('fw', nftablesConf));
    const place = (line: string): number => {
      expect(lines).toContain(line);
      return lines.indexOf(line);
    };
    expect(place('ip saddr { 10.1.20.0/24 } meta mark set 0x002000 return comment "guests"')).toBeLessThan(
      place('iifname { "lan1.10", "lan1.30" } meta mark set 0x001000 return comment "staff"'),
    );
    expect(place('ct state established,related accept')).toBeGreaterThan(0);
    expect(place('0x004003 : jump internet-to-dmz')).toBeGreaterThan(0);
    expect(lines).toContain('ip daddr { 10.1.40.10 } tcp dport 443 accept comment "internet to dmz"');
  });

  it('lets the answers of each allowed service through where none is kept', () => {
    const filter = device({
      id: 'core',
      kind: 'switch',
      filtering: 'stateless',
      interfaces: [svi(10, '10.1.10.1/24'), svi(20, '10.1.20.1/24')],
      zones: [
        { name: 'a', interfaces: ['Vlan10'], prefixes: [], from },
        { name: 'b', interfaces: ['Vlan20'], prefixes: [], from },
      ],
      policies: [policy('a', 'b', [web], { destinations: ['10.1.20.10/32'] })],
    });
    const text = fileOf(nftablesConf, filter);
    expect(text).toMatch(/chain a-to-b \{\n +ip daddr \{ 10\.1\.20\.10 \} tcp dport 443 accept/);
    expect(text).toMatch(/chain b-to-a \{\n +ip saddr \{ 10\.1\.20\.10 \} tcp sport 443 accept/);
    expect(text.slice(text.indexOf('chain forward'))).not.toContain('ct state');
  });

  it('translates published servers before everybody else, and nobody on the way to excepted prefixes', () => {
    const outgoing = linesOf(of('fw', nftablesConf)).filter((line) => line.includes('snat to'));
    expect(outgoing).toEqual([
      'oifname "wan1" ip saddr 10.1.40.10 snat to 198.51.100.10',
      'oifname "wan1" ip saddr { 10.0.0.0/8 } snat to 203.0.113.2',
    ]);
    expect(of('rtr1', nftablesConf)).toContain('ip daddr != { 10.0.0.0/8 } snat to 203.0.113.2');
  });

  it('has nothing of a zone that the device has neither addresses nor interfaces of', () => {
    const zones = [{ name: 'a', interfaces: [], prefixes: ['10.1.0.0/16'], from }];
    const policies = [policy('a', 'internet', [web]), policy('nowhere', 'a'), policy('a', 'nowhere')];
    const text = fileOf(nftablesConf, device({ id: 'f', kind: 'firewall', zones, policies }));
    expect(text.match(/chain \S+-to-\S+ /g)).toEqual(['chain a-to-internet ']);
  });

  it('answers administrators, neighbours and tunnels, and nobody else', () => {
    const lines = linesOf(of('rtr1', nftablesConf));
    const input = lines.slice(lines.indexOf('chain input {'), lines.indexOf('}'));
    expect(input).toContain('type filter hook input priority filter; policy drop;');
    expect(input).toContain('ip saddr 203.0.113.6 udp dport { 500, 4500 } accept');
    expect(input.some((line) => line.includes('dport 22'))).toBe(false);
  });
});

it('keepalived lowers a priority by the file of its tracks', () => {
  const text = of('core1', keepalivedConf);
  expect(text).toContain('file /run/follow-tracks/vlan10-10');
  expect(text).toContain('weight -50');
  expect(text).toContain('interface vlan10');
  expect(text).toMatch(/virtual_ipaddress \{\n +10\.1\.10\.1\/24\n/);
});

describe('IPv6', () => {
  const area = { id: 7, kind: 'totally-stubby' as const, summaries: ['2001:db8:0:700::/56'] };
  const router = device({
    id: 'r',
    kind: 'router',
    interfaces: [
      { ...routedPort('r', 'a', '10.9.0.0/31'), ipv6: ['2001:db8:0:1::/127'] },
      { ...svi(10, '10.1.10.2/24'), ipv6: ['2001:db8:0:10::2/64'] },
    ],
    firstHops: [
      {
        interface: 'Vlan10',
        group: 10,
        address: 'fe80::200:5eff:fe00:20a',
        global: '2001:db8:0:10::1',
        priority: 110,
        advertiseSeconds: 1,
        tracks: [],
        decrement: 20,
        from,
      },
    ],
    zones: [
      { name: 'a', interfaces: [], prefixes: ['10.1.10.0/24', '2001:db8:0:10::/64'], from },
      { name: 'b', interfaces: [], prefixes: ['0.0.0.0/0', '::/0'], from },
    ],
    policies: [
      policy('a', 'b', [web], { destinations: ['192.0.2.1/32', '2001:db8:9::1/128'] }),
      policy('a', 'b', [web], { sources: ['10.1.10.9/32'], destinations: ['2001:db8:9::2/128'] }),
      policy('a', 'b', [{ name: 'Ping', protocol: 'icmp' }]),
    ],
    routing: {
      routerId: '10.9.0.0',
      from,
      statics: [],
      ospf3: {
        ...ospf([ospfOn('a'), { ...ospfOn('Vlan10'), isPassive: true }], { areas: [area] }),
        originatesDefault: { metric: 10 },
      },
      bgp: {
        as: 65_001,
        neighbours: [
          {
            address: '2001:db8:0:1::1',
            as: 65_002,
            description: '',
            nextHopSelf: false,
            out: 'inside',
            announcesDefault: true,
            prepend: 0,
            keepaliveSeconds: 3,
            holdSeconds: 9,
            from,
          },
        ],
        networks: ['2001:db8::/48'],
        redistribute: [{ source: 'ospf', filter: 'inside' }],
        from,
      },
      filters: [{ name: 'inside', rules: [{ action: 'permit', prefix: '2001:db8::/48', from: 48 }], from }],
    },
  });
  const text = fileOf(frrConf, router);

  it('has OSPFv3 with areas, summaries and timers of its own', () => {
    expect(text).toContain('interface a\n ipv6 ospf6 area 0\n ipv6 ospf6 network point-to-point\n');
    expect(text).toMatch(/interface vlan10\n(?: .*\n)+? ipv6 ospf6 passive\nexit/);
    expect(text).toContain(' area 7 stub no-summary\n area 7 range 2001:db8:0:700::/56\n');
    expect(text).toContain(' default-information originate metric 10\n');
  });

  it('has BGP only with neighbours of IPv6, by lists of IPv6', () => {
    const lines = text.split('\n');
    for (const line of [
      'ip prefix-list inside seq 5 deny any',
      'ipv6 prefix-list inside seq 5 permit 2001:db8::/48 le 128',
      ' no bgp default ipv4-unicast',
      ' address-family ipv6 unicast',
      '  network 2001:db8::/48',
      '  neighbor 2001:db8:0:1::1 activate',
      '  redistribute ospf6 route-map bgp6-ospf',
      ' match ipv6 address prefix-list inside',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line.includes('activate'))).toHaveLength(1);
  });

  it('is filtered by the same rules, each in the families that both its sides name', () => {
    const lines = linesOf(fileOf(nftablesConf, router));
    expect(lines).toContain('ip6 saddr { 2001:db8:0:10::/64 } meta mark set 0x001000 return comment "a"');
    expect(lines.filter((line) => line.includes('tcp dport 443'))).toEqual([
      'ip daddr { 192.0.2.1 } tcp dport 443 accept comment "a to b"',
      'ip6 daddr { 2001:db8:9::1 } tcp dport 443 accept comment "a to b"',
    ]);
    expect(lines).toContain('meta l4proto { icmp, icmpv6 } accept comment "a to b"');
  });

  it('has a gateway whose link-local address comes first', () => {
    expect(fileOf(keepalivedConf, router)).toMatch(
      /virtual_ipaddress \{\n +fe80::200:5eff:fe00:20a\/64\n +2001:db8:0:10::1\/64\n +\}\n/,
    );
  });
});
