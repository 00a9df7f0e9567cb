import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planTopology } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];

const cells: SegmentInput = { name: 'Cells', type: 'iot', users: 40 };
const panels: SegmentInput = { name: 'Panels', type: 'function', users: 12 };

const works = (segments: readonly SegmentInput[], more: Partial<RequirementsInput> = {}) =>
  requirementsOf({
    sites: [
      { name: 'Works', kind: 'factory', wiredUsers: 60, cameras: 60, servers: 6, floors: 2 },
      { name: 'Depot', kind: 'warehouse', wiredUsers: 20, cameras: 10 },
    ],
    segments: [...segments],
    ...more,
  });

/** Flows that pass as promised, by zone, protocol and port. */
function promised(requirements: ReturnType<typeof works>) {
  const network = configured(requirements);
  const { matrix, findings } = new NetworkSimulation(network);
  expect(findings).toEqual([]);
  expect(matrix.filter(({ isAsExpected }) => !isAsExpected).map(({ flow }) => flow.id)).toEqual([]);
  const hosts = new Map(network.hosts.map((host) => [host.id, host]));
  const subnets = new Map(planTopology(requirements).subnets.map((subnet) => [subnet.id, subnet]));
  const nameOf = (id: string) => subnets.get(hosts.get(id)?.subnet ?? '')?.name ?? id;
  return (name: string) =>
    [
      ...new Set(
        matrix
          .filter(({ flow }) => flow.service.name === name && flow.expected === 'pass')
          .map(({ flow: { source, destination, service } }) =>
            [nameOf(source), 'to', nameOf(destination), service.protocol, service.ports?.from].join(' '),
          ),
      ),
    ].toSorted();
}

describe('industrial protocols of a segment', () => {
  const speaks: SegmentInput['speaks'] = [
    { protocol: 'modbus-tcp' },
    { protocol: 'ethernet-ip' },
    { protocol: 'bacnet-ip' },
    { protocol: 's7', from: 'Panels' },
    { protocol: 'opc-ua', from: 'Panels' },
  ];

  it.each([
    ['behind a firewall and a core', works([{ ...cells, speaks }, panels])],
    ['kept apart', works([{ ...cells, speaks, isolationLevel: 'full' }, panels])],
    [
      'kept apart on switches of their own',
      works([{ ...cells, speaks, isolationLevel: 'physical' }, panels]),
    ],
    [
      'asked by panels that are kept apart',
      works([
        { ...cells, speaks },
        { ...panels, isolationLevel: 'full' },
      ]),
    ],
    [
      'without firewalls, by access lists that remember nothing',
      works([{ ...cells, speaks }, panels], { securityRequirements: { firewall: 'none' } }),
    ],
    ['in both families', works([{ ...cells, speaks }, panels], { ipScheme: { ipv6: true } })],
  ])('pass from whoever asks, %s', (_, requirements) => {
    const passing = promised(requirements);
    expect(passing('Modbus/TCP')).toEqual(['Servers to Cells tcp 502']);
    expect(passing('EtherNet/IP')).toEqual(['Servers to Cells tcp 44818', 'Servers to Cells udp 44818']);
    // Cyclic data and changes of value come unasked.
    expect(passing('EtherNet/IP I/O')).toEqual(['Cells to Servers udp 2222', 'Servers to Cells udp 2222']);
    expect(passing('BACnet/IP')).toEqual(['Cells to Servers udp 47808', 'Servers to Cells udp 47808']);
    expect(passing('S7comm')).toEqual(['Panels to Cells tcp 102']);
    expect(passing('OPC UA')).toEqual(['Panels to Cells tcp 4840']);
  });

  it('are open to nobody else, and nothing else to whoever asks', () => {
    const { policies } = configured(works([{ ...cells, speaks }, panels])).devices[0] ?? { policies: [] };
    const named = policies.filter(({ services }) => services.some(({ name }) => name === 'S7comm'));
    expect(named).toHaveLength(1);
    expect(named[0]?.services.map(({ name }) => name)).toEqual(['S7comm', 'OPC UA']);
    expect(named[0]).toMatchObject({ fromZone: 'data', toZone: 'Cells', action: 'allow' });
    // Panels alone of all staff, in a block of their own.
    const { subnets } = planTopology(works([{ ...cells, speaks }, panels]));
    const own = subnets.filter(({ name }) => name === 'Panels').map(({ cidr }) => cidr);
    expect(named[0]?.sources).toEqual(own);
  });

  it('pass between hosts of the segment itself at several sites, and never to themselves at one', () => {
    const own: SegmentInput = { ...cells, speaks: [{ protocol: 'modbus-tcp', from: 'Cells' }] };
    expect(promised(works([own]))('Modbus/TCP')).toEqual(['Cells to Cells tcp 502']);
    expect(promised(works([{ ...own, sites: ['Works'] }]))('Modbus/TCP')).toEqual([]);
  });

  it('are all that controllers are asked by: nobody asks them for pictures', () => {
    const pictures = promised(
      works([{ ...cells, speaks }, panels, { name: 'Doors', type: 'iot', users: 9 }]),
    );
    expect(pictures('RTSP')).toEqual(['Servers to Doors tcp 554', 'Servers to IoT tcp 554']);
  });

  it('never open the addresses by which switches of the segment are administered', () => {
    const own: SegmentInput = { ...cells, isolationLevel: 'physical', speaks };
    const policies = configured(works([own, panels])).devices.flatMap((device) => device.policies);
    const zones = policies.filter(({ services }) => services.some(({ name }) => name === 'Modbus/TCP'));
    expect([...new Set(zones.map(({ toZone }) => toZone))]).toEqual(['Cells']);
  });

  it('change nothing of a network that states none', () => {
    expect(configured(works([{ ...cells, speaks: [] }, panels]))).toEqual(configured(works([cells, panels])));
  });
});

describe('PROFINET', () => {
  const profinet: SegmentInput = { ...cells, speaks: [{ protocol: 'profinet', from: 'Cells' }] };
  const warnings = (requirements: ReturnType<typeof works>) =>
    checkPlan({ graph: planTopology(requirements), requirements, devices: [] })
      .flatMap(({ findings }) => findings)
      .filter(({ sentence }) => sentence.includes('PROFINET'));

  it('opens nothing: its frames stay in the VLAN', () => {
    const { flows } = configured(works([profinet]));
    expect(flows).toEqual(configured(works([cells])).flows);
    expect(warnings(works([profinet]))).toEqual([]);
    expect(warnings(works([{ ...profinet, isolationLevel: 'physical' }]))).toEqual([]);
  });

  it('warns where a segment has several networks at a site', () => {
    const campus = works([{ ...profinet, users: 600 }], {
      sites: [
        {
          name: 'Works',
          kind: 'campus',
          wiredUsers: 900,
          cameras: 900,
          floors: 3,
          areaM2: 30_000,
          buildings: [{ name: 'Hall 2', floors: 3, areaM2: 30_000, distanceM: 300 }],
        },
      ],
    });
    const [warning] = warnings(campus);
    expect(warning?.sentence).toMatch(/“Cells” speaks PROFINET, which is not routed, and has \d+ networks/);
  });
});

describe('what cannot be meant', () => {
  const messages = (segments: readonly SegmentInput[]) =>
    Requirements.safeParse({ segments }).error?.issues.map(
      ({ path, message }) => `${path.join('.')} ${message}`,
    );

  it('is refused at its field', () => {
    const speaking = (from?: string): SegmentInput => ({
      ...cells,
      speaks: [{ protocol: 'modbus-tcp', ...(from !== undefined && { from }) }],
    });
    expect(messages([speaking('Nobody')])).toEqual([
      'segments.0.speaks.0.from names “Nobody”, and no segment is called that',
    ]);
    expect(messages([speaking('Visitors'), { name: 'Visitors', type: 'guest', users: 4 }])).toEqual([
      'segments.0.speaks.0.from names “Visitors”, which is for guests: they reach nothing inside',
    ]);
    expect(messages([speaking('Panels'), { name: 'Panels' }])).toEqual([
      'segments.0.speaks.0.from names “Panels”, which counts no hosts: state its users',
    ]);
    expect(messages([{ ...speaking(), users: 0 }])).toEqual([
      'segments.0.users must count the hosts that speak industrial protocols',
    ]);
    expect(messages([{ ...speaking(), type: 'guest' }])).toEqual([
      'segments.0.speaks belong to devices: change the type of the segment, or remove them',
    ]);
    expect(messages([{ ...cells, speaks: [{ protocol: 'profinet' }] }])).toEqual([
      'segments.0.speaks.0.from must be “Cells” itself: PROFINET is not routed, nobody outside its VLAN speaks it',
    ]);
  });

  it('is refused by the plan where the servers that ask are missing', () => {
    const alone = works([{ ...cells, speaks: [{ protocol: 'modbus-tcp' }] }], {
      sites: [{ name: 'Works', kind: 'factory', wiredUsers: 20, cameras: 50 }],
      services: { onPremise: [] },
    });
    expect(() => planTopology(alone)).toThrow(/“Cells” are asked by the servers, and no site has one/);
  });
});
