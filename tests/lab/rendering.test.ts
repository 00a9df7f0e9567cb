import { describe, expect, it } from 'vitest';
import { device, from, ospf, ospfOn, policy, route, routedPort, svi, web } from './fixtures/parts.ts';
import { smallOffice } from './fixtures/small-office.ts';
import { threeSites } from './fixtures/three-sites.ts';
import { deviceCommands, tunnelNumbers } from './render/device-commands.ts';
import { farEndsOf } from './render/far-ends.ts';
import { frrFiles } from './render/frr/frr-files.ts';
import { keepalived } from './render/keepalived.ts';
import { linkCommands } from './render/link-commands.ts';
import { nftables } from './render/nftables.ts';
import { buildWiring } from './wiring/build-wiring.ts';

const of = (id: string) => {
  const found = [...smallOffice.devices, ...threeSites.devices].find((row) => row.id === id);
  if (!found?.routing) throw new Error(`no router ${id}`);
  return { device: found, routing: found.routing };
};

describe('FRR', () => {
  it('gets an interface’s area, cost and timers, and passive ones beside', () => {
    const { device, routing } = of('core1');
    const text = frrFiles(device, routing, farEndsOf(threeSites)).get('ospfd') ?? '';
    expect(text).toContain(
      [
        'interface br1',
        ' ip ospf area 0',
        ' ip ospf network point-to-point',
        ' ip ospf cost 10',
        ' ip ospf hello-interval 1',
        ' ip ospf dead-interval 4',
        ' ip ospf retransmit-interval 1',
        'exit',
      ].join('\n'),
    );
    expect(text).toMatch(/interface vlan10\n(?: .*\n)+? ip ospf passive\nexit/);
    expect(text).toContain('interface lo\n ip ospf area 0 10.0.0.4\nexit');
  });

  it('originates a default only while there is one', () => {
    const { device, routing } = of('rtr1');
    const text = frrFiles(device, routing, farEndsOf(threeSites)).get('ospfd') ?? '';
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
      },
    });
    const far = device({ id: 'f', kind: 'router', interfaces: [routedPort('f', 'a', '10.9.0.1/31')] });
    const network = { ...threeSites, devices: [router, far] };
    if (!router.routing) throw new Error('no routing');
    const files = frrFiles(router, router.routing, farEndsOf(network));
    expect(files.get('zebra')).toContain('no zebra nexthop kernel enable');
    expect(files.get('staticd')).toBe(
      [
        'hostname r',
        'ip route 10.1.0.0/16 10.9.0.1 5',
        'ip route 10.2.0.0/16 10.9.0.1 p0 1',
        'ip route 10.3.0.0/16 blackhole 250',
        'ipv6 route 2001:db8::/32 2001:db8::1 1',
        '',
      ].join('\n'),
    );
  });

  it('redistributes what a filter permits, and nothing that carries the excepted tag', () => {
    const router = device({ id: 'r', kind: 'router', interfaces: [routedPort('r', 'a', '10.9.0.0/31')] });
    const text = frrFiles(
      router,
      {
        routerId: '10.9.0.0',
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
        filters: [{ name: 'inside', rules: [{ action: 'permit', prefix: '10.0.0.0/8', from: 8, to: 24 }] }],
      },
      () => undefined,
    );
    expect(text.get('ospfd')).toContain('ip prefix-list inside seq 5 permit 10.0.0.0/8 le 24');
    expect(text.get('ospfd')).toContain('route-map ospf-bgp deny 2\n match tag 65002\nexit');
    expect(text.get('ospfd')).toContain(' match ip address prefix-list inside\n set tag 65001\nexit');
    expect(text.get('ospfd')).toContain(' area 7 stub no-summary\n area 7 range 10.7.0.0/16\n');
    const bgp = text.get('bgpd') ?? '';
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
      expect(bgp.split('\n')).toContain(line);
  });
});

describe('nftables', () => {
  it('classes packets by prefix before interface, and lets answers through where state is kept', () => {
    const text = nftables(of('fw').device);
    const lines = text.split('\n').map((line) => line.trim());
    expect(lines.indexOf('ip saddr 10.1.20.0/24 meta mark set 196608 return')).toBeLessThan(
      lines.indexOf('iifname sub2 meta mark set 131072 return'),
    );
    expect(lines).toContain('ct state established,related accept');
    expect(lines).toContain('meta mark 327684 ip daddr { 10.1.40.10/32 } tcp dport 443 accept');
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
    const text = nftables(filter);
    expect(text).toContain('meta mark 131075 ip daddr { 10.1.20.10/32 } tcp dport 443 accept');
    expect(text).toContain('meta mark 196610 ip saddr { 10.1.20.10/32 } tcp sport 443 accept');
    expect(text).not.toContain('ct state');
  });

  it('translates published servers before everybody else, and nobody on the way to excepted prefixes', () => {
    const outgoing = nftables(of('fw').device)
      .split('\n')
      .filter((line) => line.includes('snat to'));
    expect(outgoing.map((line) => line.trim())).toEqual([
      'oifname p0 ip saddr 10.1.40.10 snat to 198.51.100.10',
      'oifname p0 ip saddr { 10.0.0.0/8 } snat to 203.0.113.2',
    ]);
    expect(nftables(of('rtr1').device)).toContain('ip daddr != { 10.0.0.0/8 } snat to 203.0.113.2');
  });

  it('takes VXLAN, which stands in for it, for ESP', () => {
    const zones = ['a', 'b'].map((name) => ({ name, interfaces: [], prefixes: [], from }));
    const esp = { name: 'ipsec', protocol: 'esp' as const };
    const text = nftables(device({ id: 'f', kind: 'firewall', zones, policies: [policy('a', 'b', [esp])] }));
    expect(text).toContain('meta mark 131075 meta l4proto esp accept');
    expect(text).toContain('meta mark 131075 udp dport 4789 accept');
  });
});

it('keepalived lowers a priority by the file of its tracks', () => {
  const text = keepalived(of('core1').device, '/lab');
  expect(text).toContain('file /lab/track-0');
  expect(text).toContain('weight -50');
  expect(text).toContain('interface vlan10');
  expect(text).toContain('virtual_ipaddress { 10.1.10.1/24 }');
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
  });
  const files = frrFiles(
    router,
    {
      routerId: '10.9.0.0',
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
      filters: [{ name: 'inside', rules: [{ action: 'permit', prefix: '2001:db8::/48', from: 48 }] }],
    },
    () => undefined,
  );

  it('has OSPFv3 with areas, summaries and timers of its own', () => {
    const text = files.get('ospf6d') ?? '';
    expect(text).toContain('interface p0\n ipv6 ospf6 area 0\n ipv6 ospf6 network point-to-point\n');
    expect(text).toMatch(/interface vlan10\n(?: .*\n)+? ipv6 ospf6 passive\nexit/);
    expect(text).toContain(' area 7 stub no-summary\n area 7 range 2001:db8:0:700::/56\n');
    expect(text).toContain(' default-information originate metric 10\n');
  });

  it('has BGP only with neighbours of IPv6, by lists of IPv6', () => {
    const lines = (files.get('bgpd') ?? '').split('\n');
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
    const lines = nftables(router)
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toContain('ip6 saddr 2001:db8:0:10::/64 meta mark set 131072 return');
    expect(lines.filter((line) => line.includes('tcp dport 443'))).toEqual([
      'meta mark 131075 ip daddr { 192.0.2.1/32 } tcp dport 443 accept',
      'meta mark 131075 ip6 daddr { 2001:db8:9::1/128 } tcp dport 443 accept',
    ]);
    expect(lines).toContain('meta mark 131075 meta l4proto { icmp, ipv6-icmp } accept');
  });

  it('has a gateway whose link-local address comes first', () => {
    expect(keepalived(router, '/lab')).toContain(
      '  virtual_ipaddress {\n    fe80::200:5eff:fe00:20a/64\n    2001:db8:0:10::1/64\n  }\n',
    );
  });
});

it('a tunnel has one number at both ends, and leaves by the way that is stated', () => {
  const numberOf = tunnelNumbers(threeSites);
  const [edge, branch] = ['rtr1', 'br1'].map((id) => deviceCommands(of(id).device, numberOf).join('\n'));
  expect(edge).toMatch(
    /vxlan id 3 local 203\.0\.113\.2 remote 203\.0\.113\.6 dstport 4789 srcport 4789 4790/,
  );
  expect(branch).toMatch(/vxlan id 3 local 203\.0\.113\.6 remote 203\.0\.113\.2/);
  expect(branch).toContain('from 203.0.113.6 to 203.0.113.2 lookup');
  expect(branch).toContain('route add default via 203.0.113.5 dev p0 table');
});

it('each VLAN of a switch is a bridge, and each wire a port of one at both ends', () => {
  const commands = linkCommands(buildWiring(smallOffice));
  const wires = commands.get('sw')?.filter((line) => line.includes('master')) ?? [];
  expect(wires.filter((line) => line.includes('master vlan10'))).toHaveLength(2);
  expect(wires.some((line) => line.includes('master vlan999'))).toBe(false);
  expect(commands.get('fw')?.filter((line) => line.includes('master sub2'))).toHaveLength(1);
});
