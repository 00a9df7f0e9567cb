import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type {
  Cable,
  Flow,
  HostGroup,
  NetworkConfiguration,
} from '#shared/contract/configuration/network-configuration.ts';
import {
  aBgp,
  aCable,
  aDevice,
  aFlow,
  aHost,
  aNetwork,
  anAccessPort,
  anOspf,
  anSvi,
  aPort,
  aProvider,
  aRouting,
  aStatic,
  aTrunk,
  aTunnel,
  https,
} from './configuration-builder.ts';

interface Parts {
  readonly devices: DeviceConfiguration[];
  readonly cables: Cable[];
  readonly hosts: HostGroup[];
  readonly flows: Flow[];
}

const vlans = [10, 20, 30, 40];
const segments = ['staff', 'voice', 'iot', 'guest'];

/**
 * A headquarters with two cores, a firewall and an edge router, and branches of a firewall, a distribution switch and access
 * switches, each with a tunnel to the headquarters and eBGP over it. `accessSwitches` at each branch.
 */
export function largeCompany(branches: number, accessSwitches: number): NetworkConfiguration {
  const parts: Parts = { devices: [], cables: [], hosts: [], flows: [] };
  headquarters(parts, branches);
  for (let n = 1; n <= branches; n += 1) branch(parts, n, accessSwitches);
  return aNetwork({
    ...parts,
    providers: [
      aProvider('isp', [
        {
          port: 'hq-rtr:wan',
          providerAddress: '198.18.0.0/31',
          customerAddress: '198.18.0.1/31',
          routed: ['198.19.0.0/29'],
        },
        ...Array.from({ length: branches }, (_, index) => ({
          port: `b${index + 1}-fw:wan`,
          providerAddress: `${outer(index + 1, 0)}/31`,
          customerAddress: `${outer(index + 1, 1)}/31`,
        })),
      ]),
    ],
  });
}

const outer = (n: number, end: number): string => `198.18.${1 + (n >> 6)}.${2 * (n % 64) + end}`;
const inner = (n: number, end: number): string => `172.31.${n >> 6}.${2 * (n % 64) + end}`;
const subnetOf = (site: number, vlan: number): string => `10.${site}.${vlan}`;
const firewallOuter = '198.19.0.2';

const allow = (name: string, fromZone: string, toZone: string): DeviceConfiguration['policies'][number] => ({
  name,
  fromZone,
  toZone,
  sources: [],
  destinations: [],
  services: [https],
  action: 'allow',
  isLogged: false,
  from: ['policy'],
});

const policies = [
  allow('staff-internet', 'staff', 'internet'),
  allow('guest-internet', 'guest', 'internet'),
  allow('staff-servers', 'staff', 'servers'),
  allow('iot-servers', 'iot', 'servers'),
];

/** The zones of every site by its subnets, so that each firewall knows them. */
const zonesOf = (branches: number): DeviceConfiguration['zones'] => [
  ...segments.map((name, index) => ({
    name,
    interfaces: [],
    prefixes: Array.from({ length: branches + 1 }, (_, site) => `${subnetOf(site, vlans[index] ?? 0)}.0/24`),
    from: ['zone'],
  })),
  { name: 'servers', interfaces: [], prefixes: ['10.0.50.0/24'], from: ['zone'] },
];

function headquarters({ devices, cables, hosts }: Parts, branches: number): void {
  const own = [...vlans, 50];
  for (const n of [1, 2]) {
    devices.push(
      aDevice(
        `hq-core${n}`,
        [
          aTrunk(`hq-core${n}`, 'peer', own),
          ...Array.from({ length: 20 }, (_, index) => aTrunk(`hq-core${n}`, `d${index}`, own)),
          aPort(`hq-core${n}`, 'fw', `10.0.0.${2 * n}/31`),
          ...own.map((vlan) => anSvi(vlan, `${subnetOf(0, vlan)}.${n + 1}/24`)),
        ],
        {
          kind: 'switch',
          spanningTree: {
            mode: 'rapid-pvst',
            bridges: [{ role: 'root', priority: n * 4096, vlans: own }],
            from: ['tree'],
          },
          firstHops: own.map((vlan) => ({
            interface: `vlan${vlan}`,
            group: vlan,
            address: `${subnetOf(0, vlan)}.1`,
            priority: 120 - 10 * n,
            advertiseSeconds: 1,
            tracks: [],
            decrement: 20,
            from: ['vrrp'],
          })),
          routing: aRouting(`1.0.0.${n}`, {
            ospf: anOspf([
              ['fw', 0],
              ...own.map((vlan) => [`vlan${vlan}`, 0, { isPassive: true, network: 'broadcast' }] as const),
            ]),
          }),
        },
      ),
    );
  }
  const tunnels = Array.from({ length: branches }, (_, index) =>
    aTunnel(`t${index + 1}`, `${inner(index + 1, 0)}/31`, ['out', firewallOuter, outer(index + 1, 1)]),
  );
  devices.push(
    aDevice(
      'hq-fw',
      [
        aPort('hq-fw', 'c1', '10.0.0.3/31'),
        aPort('hq-fw', 'c2', '10.0.0.5/31'),
        aPort('hq-fw', 'out', `${firewallOuter}/29`, { zone: 'internet' }),
        ...tunnels,
      ],
      {
        kind: 'firewall',
        zones: zonesOf(branches),
        policies,
        nat: [
          {
            kind: 'source',
            outside: 'out',
            sources: ['10.0.0.0/8'],
            except: ['10.0.0.0/8'],
            address: firewallOuter,
            from: ['nat'],
          },
        ],
        routing: aRouting('1.0.0.3', {
          filters: [
            { name: 'summary', rules: [{ action: 'permit', prefix: '10.0.0.0/8' }], from: ['filter'] },
          ],
          statics: [aStatic('0.0.0.0/0', '198.19.0.1'), aStatic('10.0.0.0/8', undefined, { distance: 250 })],
          ospf: anOspf(
            [
              ['c1', 0],
              ['c2', 0],
            ],
            { originatesDefault: { metric: 10 }, redistribute: [{ source: 'bgp', setTag: 7 }] },
          ),
          bgp: aBgp(
            64512,
            Array.from(
              { length: branches },
              (_, index) =>
                [inner(index + 1, 1), 64513 + index, { announcesDefault: true, out: 'summary' }] as const,
            ),
            { networks: ['10.0.0.0/8'] },
          ),
        }),
      },
    ),
    aDevice('hq-rtr', [aPort('hq-rtr', 'wan', '198.18.0.1/31'), aPort('hq-rtr', 'in', '198.19.0.1/29')], {
      routing: aRouting('1.0.0.4', { statics: [aStatic('0.0.0.0/0', '198.18.0.0')] }),
    }),
  );
  cables.push(
    aCable('hq-core1:peer hq-core2:peer'),
    aCable('hq-core1:fw hq-fw:c1'),
    aCable('hq-core2:fw hq-fw:c2'),
    aCable('hq-fw:out hq-rtr:in'),
  );
  for (let index = 0; index < 20; index += 1) {
    const id = `hq-acc${index}`;
    devices.push(accessSwitch(id, own, ['u1', 'u2'], index === 0 ? 50 : undefined));
    cables.push(aCable(`${id}:u1 hq-core1:d${index}`), aCable(`${id}:u2 hq-core2:d${index}`));
    addHosts(hosts, 0, id, index);
  }
  hosts.push(
    aHost('server', '10.0.50.10/24', '10.0.50.1', ['hq-acc0:server'], {
      vlan: 50,
      zone: 'servers',
      subnet: 's0-50',
    }),
  );
}

function branch({ devices, cables, hosts, flows }: Parts, n: number, accessSwitches: number): void {
  const site = `b${n}`;
  devices.push(
    aDevice(
      `${site}-fw`,
      [
        aPort(`${site}-fw`, 'wan', `${outer(n, 1)}/31`, { zone: 'internet' }),
        aTrunk(`${site}-fw`, 'lan', vlans),
        ...vlans.map((vlan) => anSvi(vlan, `${subnetOf(n, vlan)}.1/24`)),
        aTunnel('hub', `${inner(n, 1)}/31`, ['wan', outer(n, 1), firewallOuter]),
      ],
      {
        kind: 'firewall',
        site,
        zones: zonesOf(n),
        policies,
        nat: [
          {
            kind: 'source',
            outside: 'wan',
            sources: ['10.0.0.0/8'],
            except: ['10.0.0.0/8'],
            address: outer(n, 1),
            from: ['nat'],
          },
        ],
        routing: aRouting(`2.0.${n >> 8}.${n & 255}`, {
          statics: [aStatic('0.0.0.0/0', outer(n, 0))],
          // The tunnel's outer addresses stay out: they would be routed into the tunnel.
          filters: [
            {
              name: 'own',
              rules: [{ action: 'permit', prefix: `10.${n}.0.0/16`, to: 32 }],
              from: ['filter'],
            },
          ],
          bgp: aBgp(64512 + n, [[inner(n, 0), 64512]], {
            redistribute: [{ source: 'connected', filter: 'own' }],
          }),
        }),
      },
    ),
    aDevice(
      `${site}-dist`,
      [
        aTrunk(`${site}-dist`, 'up', vlans),
        ...Array.from({ length: accessSwitches }, (_, index) => aTrunk(`${site}-dist`, `d${index}`, vlans)),
      ],
      {
        kind: 'switch',
        site,
        spanningTree: {
          mode: 'rapid-pvst',
          bridges: [{ role: 'root', priority: 4096, vlans }],
          from: ['tree'],
        },
      },
    ),
  );
  cables.push(aCable(`${site}-fw:lan ${site}-dist:up`));
  for (let index = 0; index < accessSwitches; index += 1) {
    const id = `${site}-acc${index}`;
    devices.push({ ...accessSwitch(id, vlans, ['u1']), site });
    cables.push(aCable(`${id}:u1 ${site}-dist:d${index}`));
    addHosts(hosts, n, id, index);
    const [staff, guest] = [`${id}-staff`, `${id}-guest`];
    flows.push(
      aFlow(staff, 'internet', '8.8.8.8'),
      aFlow(staff, 'server', '10.0.50.10'),
      aFlow(guest, 'internet', '8.8.8.8'),
      aFlow(guest, 'server', '10.0.50.10', { expected: 'drop' }),
      aFlow(`${id}-iot`, 'server', '10.0.50.10'),
      aFlow(`${id}-iot`, staff, `${subnetOf(n, 10)}.${100 + index}`, { expected: 'drop' }),
    );
  }
}

const accessSwitch = (
  id: string,
  carried: readonly number[],
  uplinks: readonly string[],
  servers?: number,
): DeviceConfiguration =>
  aDevice(
    id,
    [
      ...uplinks.map((port) => aTrunk(id, port, carried)),
      ...vlans.map((vlan, index) => anAccessPort(id, segments[index] ?? '', vlan)),
      ...(servers === undefined ? [] : [anAccessPort(id, 'server', servers)]),
    ],
    {
      kind: 'switch',
      spanningTree: {
        mode: 'rapid-pvst',
        bridges: [{ role: 'edge', priority: 61_440, vlans: [...carried] }],
        from: ['tree'],
      },
    },
  );

function addHosts(hosts: HostGroup[], site: number, id: string, index: number): void {
  for (const [at, vlan] of vlans.entries()) {
    const zone = segments[at] ?? '';
    const subnet = subnetOf(site, vlan);
    hosts.push(
      aHost(`${id}-${zone}`, `${subnet}.${100 + index}/24`, `${subnet}.1`, [`${id}:${zone}`], {
        vlan,
        zone,
        subnet: `s${site}-${vlan}`,
        site: site === 0 ? 'HQ' : `b${site}`,
      }),
    );
  }
}
