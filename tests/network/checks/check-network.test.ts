import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import type { CheckId } from '#shared/network/checks/finding.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { deviceOf } from '../../equipment/device-builder.ts';
import { aGraph, aLink, aNode, aSubnet } from '../graph-builder.ts';
import { requirementsOf } from '../requirements-builder.ts';

function check(id: CheckId, graph: Graph, input: RequirementsInput = {}, devices: readonly Device[] = []) {
  const result = checkNetwork({ graph, requirements: requirementsOf(input), devices }).find(
    (one) => one.id === id,
  );
  if (!result) throw new Error(`There is no check ${id}`);
  return result;
}

const sentences = (...given: Parameters<typeof check>) =>
  check(...given).findings.map(({ sentence }) => sentence);

const deviceId = '5f3e8a10c2d4b6f8a0e1c3d5';

describe('single points of failure', () => {
  const chain = aGraph(
    [
      aNode('internet', { id: 'isp' }),
      aNode('router', { id: 'rtr' }),
      aNode('core', { id: 'core' }),
      aNode('access', { id: 'acc' }),
      aNode('users', { id: 'staff', quantity: 20 }),
    ],
    [
      aLink('isp', 'rtr', { type: 'wan' }),
      aLink('rtr', 'core'),
      aLink('core', 'acc', { vlans: [100] }),
      aLink('acc', 'staff', { vlans: [100] }),
    ],
  );

  it('are not searched for where no redundancy is required', () => {
    expect(check('redundancy', chain).outcome).toBe('pass');
  });

  it('at the edge are listed with the devices behind them', () => {
    expect(sentences('redundancy', chain, { redundancy: { internet: true } })).toEqual([
      'RTR is a single point of failure: without it CORE and 1 other switch would not reach the internet.',
      'The link between RTR and CORE is a single point of failure: without it CORE and 1 other switch would not reach the internet.',
      'ISP is a single point of failure: without it CORE and 1 other switch would not reach the internet.',
      'The link between ISP and RTR is a single point of failure: without it CORE and 1 other switch would not reach the internet.',
    ]);
  });

  it('in the core are separate from those at the edge, and desks do not count', () => {
    expect(sentences('redundancy', chain, { redundancy: { coreSwitching: true } })).toEqual([
      'CORE is a single point of failure: without it ACC would not reach the internet.',
      'The link between CORE and ACC is a single point of failure: without it ACC would not reach the internet.',
    ]);
  });

  it('are not hidden by desks that two access switches share', () => {
    const graph = aGraph(
      [
        aNode('internet', { id: 'isp' }),
        aNode('core', { id: 'core-1' }),
        aNode('core', { id: 'core-2' }),
        aNode('access', { id: 'acc-1' }),
        aNode('access', { id: 'acc-2' }),
        aNode('users', { id: 'desks', quantity: 40 }),
      ],
      [
        aLink('isp', 'core-1'),
        aLink('isp', 'core-2'),
        aLink('core-1', 'acc-1'),
        aLink('core-1', 'acc-2'),
        aLink('core-2', 'acc-2'),
        aLink('acc-1', 'desks', { sourcePort: 'port 1-20' }),
        aLink('acc-2', 'desks', { sourcePort: 'port 1-20' }),
      ],
    );
    expect(sentences('redundancy', graph, { redundancy: { coreSwitching: true } })).toEqual([
      'CORE-1 is a single point of failure: without it ACC-1 would not reach the internet.',
      'The link between CORE-1 and ACC-1 is a single point of failure: without it ACC-1 would not reach the internet.',
    ]);
  });

  it('do not exist with two ways up, and a bundle of ports is not a single link', () => {
    const pair = aGraph(
      [
        aNode('internet', { id: 'isp' }),
        aNode('core', { id: 'core-1' }),
        aNode('core', { id: 'core-2' }),
        aNode('access', { id: 'acc-1' }),
        aNode('access', { id: 'acc-2' }),
      ],
      [
        aLink('isp', 'core-1'),
        aLink('isp', 'core-2'),
        aLink('core-1', 'core-2'),
        aLink('core-1', 'acc-1'),
        aLink('core-2', 'acc-1'),
        aLink('acc-1', 'acc-2', { sourcePort: 'port 1-2', targetPort: 'port 1-2' }),
      ],
    );
    expect(sentences('redundancy', pair, { redundancy: { coreSwitching: true } })).toEqual([
      'ACC-1 is a single point of failure: without it ACC-2 would not reach the internet.',
    ]);
  });

  it('are not hidden by the state link of a firewall pair', () => {
    const standby = aGraph(
      [
        aNode('internet', { id: 'isp' }),
        aNode('firewall', { id: 'fw-1' }),
        aNode('firewall', { id: 'fw-2' }),
        aNode('core', { id: 'core' }),
      ],
      [
        aLink('isp', 'fw-1', { subnet: '10.0.0.0/31' }),
        aLink('fw-1', 'fw-2', { label: 'High availability' }),
        aLink('fw-2', 'core', { subnet: '10.0.0.2/31' }),
        aLink('fw-1', 'core', { subnet: '10.0.0.4/31' }),
      ],
    );
    expect(sentences('redundancy', standby, { redundancy: { internet: true } })).toContain(
      'FW-1 is a single point of failure: without it CORE would not reach the internet.',
    );
  });
});

describe('ports', () => {
  const twice = aGraph(
    [
      aNode('core', { id: 'core', ports: { total: 24, used: 2 } }),
      aNode('access', { id: 'acc-1' }),
      aNode('access', { id: 'acc-2' }),
    ],
    [
      aLink('core', 'acc-1', { sourcePort: 'port 1-2', targetPort: 'uplink 1-2' }),
      aLink('core', 'acc-2', { sourcePort: 'port 2', targetPort: 'uplink 1' }),
    ],
  );

  it('that two links share are found, with a fix that uses the next free one', () => {
    const { findings } = check('ports', twice);
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'CORE has two links on port 2. Move one of them to a free port.',
    ]);
    const [finding] = findings;
    expect(finding?.fix?.label).toBe('Use port 3 of CORE');
    const fixed = applyChanges(twice, finding?.fix?.changes ?? TopologyChanges.parse({}));
    expect(check('ports', fixed).findings).toEqual([]);
  });

  it('that carry many circuits as sub-interfaces count once', () => {
    const circuits = aGraph(
      [
        aNode('firewall', { id: 'fw', ports: { total: 1, used: 1 } }),
        aNode('router', { id: 'b1' }),
        aNode('router', { id: 'b2' }),
      ],
      [
        aLink('fw', 'b1', { sourcePort: 'circuit 1.1', targetPort: 'wan 1' }),
        aLink('fw', 'b2', { sourcePort: 'circuit 1.2', targetPort: 'wan 1' }),
      ],
    );
    expect(check('ports', circuits).findings).toEqual([]);
  });

  it('do not exceed those of a device', () => {
    const full = aGraph(
      [
        aNode('access', { id: 'acc', ports: { total: 8, used: 8 } }),
        aNode('users', { id: 'staff', quantity: 9 }),
      ],
      [aLink('acc', 'staff', { sourcePort: 'port 1-9' })],
    );
    expect(sentences('ports', full)).toEqual(['ACC has 8 ports, and its links take 9.']);
  });

  it('fit the speed and the medium of the model', () => {
    const graph = aGraph(
      [aNode('core', { id: 'core', equipmentId: deviceId }), aNode('access', { id: 'acc' })],
      [
        aLink('core', 'acc', {
          sourcePort: 'port 1',
          targetPort: 'uplink 1',
          bandwidthMbps: 10_000,
          medium: 'fibre',
        }),
      ],
    );
    const copperOnly = deviceOf({
      id: deviceId,
      manufacturer: 'Acme',
      model: 'S24',
      specs: { ports: [{ count: 24, speedMbps: 1_000, connector: 'RJ45', role: 'access' }] },
    });
    expect(sentences('ports', graph, {}, [copperOnly])).toEqual([
      'CORE needs 1 fibre ports of 10 Gbit/s, and Acme S24 has 0 left for them.',
    ]);
  });
});

describe('the fix of a port', () => {
  const anAccess = (ports: string, more: Partial<Device> = {}) =>
    deviceOf({
      id: deviceId,
      manufacturer: 'Cisco',
      model: 'Catalyst 9200',
      specs: { ports: parsePorts(ports) },
      ...more,
    });
  const chosen = { id: 'acc', equipmentId: deviceId };
  const desks = (port: string | undefined) =>
    aLink('acc', 'staff', { ...(port && { sourcePort: port }), medium: 'copper' });
  const nodes = [
    aNode('access', chosen),
    aNode('core', { id: 'core' }),
    aNode('users', { id: 'staff', quantity: 3 }),
  ];
  const uplink = aLink('core', 'acc', { sourcePort: 'port 1', targetPort: 'Te1/1/1', medium: 'fibre' });
  const fixes = (graph: Graph, devices: readonly Device[] = []) =>
    check('ports', graph, {}, devices).findings.map(({ fix }) => fix?.label);

  it('names ports of the model that are free and fit the link', () => {
    const graph = aGraph(nodes, [uplink, desks(undefined)]);
    expect(fixes(graph, [anAccess('24x1G-T, 4x10G-SFP+ up')])).toEqual(['Use Gi1/0/1-3 of ACC']);
  });

  it('powers phones from ports that can', () => {
    const voice = aSubnet({ id: 'voice', cidr: '10.0.0.0/24', vlan: 30, purpose: 'voice' });
    const graph = aGraph(nodes, [uplink, { ...desks(undefined), vlans: [30] }], [voice]);
    expect(fixes(graph, [anAccess('24x1G-T, 12x2.5G-T at, 4x10G-SFP+ up')])).toEqual([
      'Use Tw1/0/25-27 of ACC',
    ]);
  });

  it('moves a link off a port that the model does not have', () => {
    const graph = aGraph(nodes, [uplink, desks('Gi1/0/23-25')]);
    expect(fixes(graph, [anAccess('24x1G-T, 4x10G-SFP+ up')])).toEqual(['Use Gi1/0/1-3 of ACC']);
  });

  it('moves a fibre out of a socket for copper', () => {
    const graph = aGraph(nodes, [{ ...uplink, targetPort: 'Gi1/0/1' }, desks('Gi1/0/2-4')]);
    const access = anAccess('24x1G-T, 4x10G-SFP+ up');
    expect(sentences('ports', graph, {}, [access])).toEqual([
      'ACC: Gi1/0/1 is a socket for copper, and the link to CORE is fibre.',
    ]);
    expect(fixes(graph, [access])).toEqual(['Use Te1/1/1 of ACC']);
  });

  it('does not exist where the model has too few ports left', () => {
    const graph = aGraph(nodes, [uplink, desks(undefined)]);
    expect(fixes(graph, [anAccess('2x1G-T, 4x10G-SFP+ up')])).toEqual([undefined]);
  });

  it('does not exist where ports have the names of a model that is not known', () => {
    const graph = aGraph(nodes, [uplink, desks(undefined)]);
    expect(fixes(graph)).toEqual([undefined]);
  });

  it('does not exist beyond the ports that the plan gives a device', () => {
    const full = aGraph(
      [aNode('access', { id: 'acc', ports: { total: 3, used: 3 } }), ...nodes.slice(1)],
      [{ ...uplink, targetPort: 'port 1' }, desks(undefined)],
    );
    expect(fixes(full)).toEqual([undefined, undefined]);
  });

  it('gives a circuit the next sub-interface of its port, and one that is handed over twice the same port', () => {
    const routers = ['b1', 'b2'].map((id) => aNode('router', { id }));
    const at = (circuits: readonly [object, object]) =>
      aGraph(
        [aNode('firewall', { id: 'fw' }), ...routers],
        circuits.map((more, index) =>
          aLink('fw', `b${index + 1}`, { type: 'wan', targetPort: 'wan 1', ...more }),
        ),
      );
    expect(fixes(at([{ sourcePort: 'circuit 1.1' }, { sourcePort: 'circuit 1.1' }]))).toEqual([
      'Use circuit 1.2 of FW',
    ]);
    expect(fixes(at([{ sourcePort: 'wan 3', circuit: 'c' }, { circuit: 'c' }]))).toEqual(['Use wan 3 of FW']);
  });
});

describe('what cannot be checked', () => {
  const outcomeOf = (...given: Parameters<typeof check>) => {
    const { outcome, note } = check(...given);
    return [outcome, note];
  };

  it('is a budget without an amount', () => {
    expect(outcomeOf('budget', aGraph([]))).toEqual([
      'not checked',
      'The design states no amount for its budget.',
    ]);
  });

  it('is a way out where there is none', () => {
    const graph = aGraph([aNode('core', { id: 'core' })]);
    expect(outcomeOf('redundancy', graph, { redundancy: { internet: true } })).toEqual([
      'not checked',
      'The topology has neither internet access nor servers to reach.',
    ]);
  });

  it('is a site’s route where the site has no block', () => {
    const graph = aGraph([], [], [aSubnet({ id: 'staff', cidr: '10.0.0.0/24', vlan: 100 })]);
    expect(outcomeOf('subnets', graph)).toEqual([
      'not checked',
      'HQ has no block of addresses: whether the subnets there summarise to one route is not checked.',
    ]);
  });

  it('is what one device of several without a model would change', () => {
    const models = [aNode('core', { id: 'core-1', equipmentId: deviceId }), aNode('core', { id: 'core-2' })];
    const device = deviceOf({ id: deviceId });
    expect(outcomeOf('rack-and-power', aGraph(models), {}, [device])).toEqual([
      'not checked',
      '1 device has no model yet.',
    ]);
    expect(outcomeOf('ports', aGraph(models), {}, [device])).toEqual([
      'not checked',
      '1 device has no model yet: the speed and medium of their ports are not checked.',
    ]);
  });

  it('is what the catalogue does not state of a model', () => {
    const graph = aGraph([aNode('core', { id: 'core', equipmentId: deviceId })]);
    const device = deviceOf({ id: deviceId });
    const { rackUnits, powerSupplies, ...specs } = device.specs;
    expect(
      outcomeOf('rack-and-power', graph, { redundancy: { power: true } }, [{ ...device, specs }]),
    ).toEqual([
      'not checked',
      'The catalogue does not state of 1 device how many rack units it takes. The catalogue does not state of 1 device how many power supplies it takes.',
    ]);
  });

  it('does not hide what was found', () => {
    const graph = aGraph(
      [
        aNode('core', { id: 'a', label: 'X', equipmentId: deviceId }),
        aNode('core', { id: 'b', ports: { total: 1, used: 1 } }),
      ],
      [aLink('a', 'b', { sourcePort: 'port 1', targetPort: 'port 1-2' })],
    );
    expect(check('ports', graph)).toMatchObject({
      outcome: 'failure',
      note: expect.stringContaining('no model'),
    });
  });
});

describe('power over Ethernet', () => {
  const graph = aGraph(
    [
      aNode('access', { id: 'acc', equipmentId: deviceId }),
      ...Array.from({ length: 4 }, (_, n) => aNode('accesspoint', { id: `ap-${n}` })),
    ],
    Array.from({ length: 4 }, (_, n) =>
      aLink('acc', `ap-${n}`, { sourcePort: `port ${n + 1}`, targetPort: 'port 1' }),
    ),
  );
  const aSwitch = (poeBudgetW: number, poe: '802.3af' | '802.3at') =>
    deviceOf({
      id: deviceId,
      manufacturer: 'Acme',
      model: 'S8P',
      specs: { ports: [{ count: 8, speedMbps: 1_000, connector: 'RJ45', role: 'access', poe }], poeBudgetW },
    });

  it('passes where 80 % of the budget is enough', () => {
    expect(check('poe', graph, {}, [aSwitch(150, '802.3at')]).outcome).toBe('pass');
  });

  it('warns above 80 %, and fails above the budget', () => {
    expect(check('poe', graph, {}, [aSwitch(149, '802.3at')]).outcome).toBe('warning');
    expect(sentences('poe', graph, {}, [aSwitch(100, '802.3at')])).toEqual([
      'ACC has to supply 4 access points × 30 W = 120 W; Acme S8P has a budget of 100 W (120 % used), and at most 80 % of it should be drawn.',
    ]);
  });

  it('fails where the ports are too weak', () => {
    expect(sentences('poe', graph, {}, [aSwitch(400, '802.3af')])).toEqual([
      'ACC needs 4 ports of 802.3at (30 W) or better, and Acme S8P has 0.',
    ]);
  });

  it('counts one port as one', () => {
    const single = aGraph(graph.nodes.slice(0, 2), graph.edges.slice(0, 1));
    expect(sentences('poe', single, {}, [aSwitch(400, '802.3af')])).toEqual([
      'ACC needs 1 port of 802.3at (30 W) or better, and Acme S8P has 0.',
    ]);
  });

  it('is not checked without a model', () => {
    expect(check('poe', graph)).toMatchObject({
      outcome: 'not checked',
      note: '1 switch powers devices and has no model yet.',
    });
  });
});

describe('oversubscription', () => {
  const block = (uplinks: number, bandwidthMbps: number) =>
    aGraph(
      [
        aNode('core', { id: 'core-1' }),
        aNode('core', { id: 'core-2' }),
        aNode('access', { id: 'acc' }),
        aNode('users', { id: 'staff', quantity: 48 }),
      ],
      [
        ...['core-1', 'core-2'].slice(0, uplinks).map((core) => aLink(core, 'acc', { bandwidthMbps })),
        aLink('acc', 'staff', { sourcePort: 'port 1-48', bandwidthMbps: 1_000 }),
      ],
    );

  it('passes at 20:1 and below, with one uplink failed too', () => {
    expect(check('oversubscription', block(2, 10_000)).outcome).toBe('pass');
  });

  it('fails above, with the figures', () => {
    expect(sentences('oversubscription', block(1, 1_000))).toEqual([
      'ACC: 48 Gbit/s below / 1 Gbit/s above = 48:1; from access upwards it should be at most 20:1.',
    ]);
  });

  it('warns where only a failed uplink exceeds it', () => {
    const result = check('oversubscription', block(2, 2_000));
    expect(result.outcome).toBe('warning');
    expect(result.findings[0]?.sentence).toContain(
      'with one uplink failed 48 Gbit/s below / 2 Gbit/s above = 24:1',
    );
  });

  it('counts of two uplinks with VLANs the one that spanning tree leaves, and both of one aggregate', () => {
    const switched = (aggregate?: string) => {
      const graph = block(2, 2_000);
      for (const edge of graph.edges) {
        edge.vlans = [100];
        if (aggregate !== undefined && edge.target === 'acc') edge.aggregate = aggregate;
      }
      return check('oversubscription', graph).findings.map(({ severity, sentence }) => [
        severity,
        / = \d+:1/.exec(sentence)?.[0],
      ]);
    };
    expect(switched()).toEqual([['failure', ' = 24:1']]);
    expect(switched('MLAG 1')).toEqual([['warning', ' = 24:1']]);
  });

  it('fails where aggregates end on a pair whose models cannot, or differ', () => {
    const paired = (...models: Device[]) => {
      const graph = block(2, 10_000);
      for (const [index, model] of models.entries()) {
        const node = graph.nodes[index];
        if (node) Object.assign(node, { pair: 'hq-core', mlag: 1, equipmentId: model.id });
      }
      return sentences('oversubscription', graph, {}, models);
    };
    const able = deviceOf({ id: deviceId, model: 'Able', specs: { capabilities: { mlag: 'yes' } } });
    const other = deviceOf({
      id: deviceId.replace('5f', '6f'),
      model: 'Other',
      specs: { capabilities: { mlag: 'yes' } },
    });
    const unknown = deviceOf({ id: deviceId.replace('5f', '7f'), model: 'Unknown' });
    expect(paired(able, able)).toEqual([]);
    expect(paired(able, unknown)).toEqual([
      'CORE-1 and CORE-2 end aggregates together, but MLAG is not stated for Unknown: their uplinks would not all forward.',
    ]);
    expect(paired(able, other)).toEqual([
      'CORE-1 and CORE-2 end aggregates together, but the two are different models: their uplinks would not all forward.',
    ]);
  });
});

describe('subnets', () => {
  it('that overlap are listed in pairs', () => {
    const graph = aGraph(
      [],
      [],
      [
        aSubnet({ id: 'staff', cidr: '10.0.0.0/23', hosts: 300 }),
        aSubnet({ id: 'guests', cidr: '10.0.1.0/24' }),
        aSubnet({ id: 'voice', cidr: '10.0.2.0/24' }),
      ],
    );
    expect(sentences('subnets', graph)).toEqual(['guests (10.0.1.0/24) overlaps staff (10.0.0.0/23).']);
  });

  it('have their gateway inside and room for their hosts', () => {
    const graph = aGraph(
      [],
      [],
      [aSubnet({ id: 'staff', cidr: '10.0.0.0/28', gateway: '10.0.0.16', hosts: 14 })],
    );
    const [outside] = check('subnets', graph).findings;
    expect(outside?.fix?.label).toBe('Make 10.0.0.1 the gateway of staff');
    const fixed = applyChanges(graph, outside?.fix?.changes ?? TopologyChanges.parse({}));
    expect(sentences('subnets', fixed)).toEqual(sentences('subnets', graph).slice(1));
    expect(sentences('subnets', graph)).toEqual([
      'The gateway 10.0.0.16 of staff is not a host address of 10.0.0.0/28: it must lie between 10.0.0.1 and 10.0.0.14.',
      'staff (10.0.0.0/28) has room for 14 hosts, but 15 are planned: use a /27.',
    ]);
  });

  it('of public addresses have room in the whole block, which is routed', () => {
    const full = aSubnet({ id: 'public', purpose: 'public', cidr: '192.0.2.0/30', hosts: 4 });
    expect(sentences('subnets', aGraph([], [], [full]))).toEqual([]);
    const tight = aSubnet({ id: 'public', purpose: 'public', cidr: '192.0.2.0/28', hosts: 32 });
    expect(sentences('subnets', aGraph([], [], [tight]))).toEqual([
      'public (192.0.2.0/28) has room for 16 hosts, but 32 are planned: use a /27.',
    ]);
  });

  it('of two addresses or one say which of them a gateway may have', () => {
    const row = (id: string, cidr: string) => aSubnet({ id, cidr, gateway: '10.9.0.9', hosts: 0 });
    const graph = aGraph([], [], [row('link', '10.0.0.2/31'), row('loopback', '10.0.1.1/32')]);
    expect(sentences('subnets', graph)).toEqual([
      'The gateway 10.9.0.9 of link is not a host address of 10.0.0.2/31: it must lie between 10.0.0.2 and 10.0.0.3.',
      'The gateway 10.9.0.9 of loopback is not a host address of 10.0.1.1/32: it must be 10.0.1.1.',
    ]);
  });

  it('are inside the block of their site', () => {
    const graph = aGraph(
      [],
      [],
      [
        aSubnet({ id: 'block', cidr: '10.0.0.0/22', purpose: 'site' }),
        aSubnet({ id: 'staff', cidr: '10.9.0.0/24', vlan: 100 }),
      ],
    );
    expect(check('subnets', graph).outcome).toBe('warning');
  });
});

describe('uniqueness', () => {
  it('of names comes with a fix', () => {
    const graph = aGraph([
      aNode('core', { id: 'a', label: 'HQ-CORE-1' }),
      aNode('core', { id: 'b', label: 'hq-core-1' }),
      aNode('core', { id: 'c', label: 'HQ-CORE-2' }),
    ]);
    const { findings } = check('uniqueness', graph);
    expect(findings.map(({ fix }) => fix?.label)).toEqual(['Rename it to hq-core-3']);
    const fixed = applyChanges(graph, findings[0]?.fix?.changes ?? TopologyChanges.parse({}));
    expect(check('uniqueness', fixed).outcome).toBe('pass');
  });

  it('of VLANs is checked site by site, and reserved numbers are found', () => {
    const graph = aGraph(
      [],
      [],
      [
        aSubnet({ id: 'staff', cidr: '10.0.0.0/24', vlan: 100 }),
        aSubnet({ id: 'sales', cidr: '10.0.1.0/24', vlan: 100 }),
        aSubnet({ id: 'there', cidr: '10.1.0.0/24', vlan: 100, site: 'Leeds' }),
        aSubnet({ id: 'odd', cidr: '10.0.2.0/24', vlan: 1 }),
      ],
    );
    expect(sentences('uniqueness', graph)).toEqual([
      'VLAN 100 of HQ is both staff and sales.',
      'VLAN 1 (odd) is reserved on many switches: avoid 1, 1002 to 1005 and 3968 to 4094.',
    ]);
  });

  it('of addresses is checked without their prefix length', () => {
    const graph = aGraph([
      aNode('router', { id: 'r1', addresses: ['10.0.0.1/31'] }),
      aNode('router', { id: 'r2', addresses: ['10.0.0.1/24'] }),
    ]);
    expect(sentences('uniqueness', graph)).toEqual(['The address 10.0.0.1 is at R1 and at R2.']);
  });
});

describe('firewalls', () => {
  const graph = aGraph(
    [
      aNode('internet', { id: 'isp' }),
      aNode('router', { id: 'rtr' }),
      aNode('firewall', { id: 'fw', equipmentId: deviceId }),
      aNode('router', { id: 'branch', site: 'Leeds' }),
    ],
    [
      aLink('isp', 'rtr', { type: 'wan', bandwidthMbps: 1_000 }),
      aLink('rtr', 'fw', { bandwidthMbps: 10_000 }),
      aLink('fw', 'branch', { type: 'wan', bandwidthMbps: 200 }),
    ],
  );
  const aFirewall = (inspectionMbps: number) =>
    deviceOf({
      id: deviceId,
      category: 'firewall',
      manufacturer: 'Acme',
      model: 'F1',
      specs: { ports: [], inspectionMbps, firewallMbps: 5_000 },
    });

  it('inspect the internet access and the circuits that end on them', () => {
    const asked = { securityRequirements: { firewall: 'utm' as const } };
    expect(check('firewall-throughput', graph, asked, [aFirewall(1_200)]).outcome).toBe('pass');
    expect(sentences('firewall-throughput', graph, asked, [aFirewall(1_000)])).toEqual([
      'FW: Acme F1 carries 1 Gbit/s with inspection, but has to carry 1 Gbit/s of internet access + 200 Mbit/s of circuits to other sites = 1.2 Gbit/s.',
    ]);
  });
});

describe('racks, power and cost', () => {
  const furnished = { assumptions: { racksBought: 0 } };
  const graph = aGraph([aNode('core', { id: 'core', equipmentId: deviceId })]);
  const aCore = deviceOf({
    id: deviceId,
    manufacturer: 'Acme',
    model: 'C1',
    specs: { ports: [], rackUnits: 41, powerSupplies: 1 },
    price: { amount: 9_000, currency: 'EUR', asOf: '2026-01-01', confidence: 'high' },
    sources: { price: 'estimate' },
  });

  it('require two supplies where power is redundant, and say how many racks an equipment room fills', () => {
    expect(sentences('rack-and-power', graph, { redundancy: { power: true } }, [aCore])).toEqual([
      'CORE: Acme C1 takes one power supply, but redundant power is required.',
    ]);
    expect(check('rack-and-power', graph, {}, [aCore])).toMatchObject({
      outcome: 'pass',
      remark:
        'The equipment room of HQ contains 41 rack units of network devices: at 42 units a rack, of which 2 stay free, 2 racks are needed there.',
    });
  });

  it('count the servers, each of them, with what stands in the same room', () => {
    const serverId = 'f'.repeat(24);
    const aServer = deviceOf({ id: serverId, category: 'server', specs: { ports: [], rackUnits: 2 } });
    const servers = aNode('servers', { id: 'servers', quantity: 40, equipmentId: serverId });
    const aSwitch = { ...aCore, specs: { ports: [], rackUnits: 1 } };
    expect(check('rack-and-power', aGraph([...graph.nodes, servers]), {}, [aSwitch, aServer]).remark).toBe(
      'The equipment room of HQ contains 81 rack units, 80 of 40 servers and 1 of network devices: at 42 units a rack, of which 2 stay free, 3 racks are needed there.',
    );
  });

  it('keep the floors of the buildings of a campus apart', () => {
    const inBuilding = (building: string) =>
      aNode('access', { id: `acc-${building}`, building, floor: 1, equipmentId: deviceId });
    const halves = aGraph([inBuilding('East'), inBuilding('West')]);
    const half = { ...aCore, specs: { ports: [], rackUnits: 20 } };
    expect(sentences('rack-and-power', halves, {}, [half])).toEqual([]);
    const whole = { ...aCore, specs: { ports: [], rackUnits: 41 } };
    expect(sentences('rack-and-power', halves, {}, [whole])).toEqual(
      ['East', 'West'].map(
        (building) =>
          `Floor 1 of ${building}, HQ contains 41 rack units of network devices: at 42 units a rack, of which 2 stay free, 2 racks are needed there.`,
      ),
    );
  });

  it('compare the sum of prices with the budget, and say what is estimated', () => {
    expect(
      sentences('budget', graph, { ...furnished, budget: { amount: 8_000, currency: 'EUR' } }, [aCore]),
    ).toEqual([
      'All that is bought, with a year of licences, costs €9,000 (~€9,000 of it estimated), €1,000 more than the budget of €8,000.',
    ]);
    expect(
      check('budget', graph, { ...furnished, budget: { amount: 8_000, currency: 'XAU' } }, [aCore]),
    ).toMatchObject({
      outcome: 'not checked',
      note: 'The sum leaves out prices in EUR, for which no exchange rate to XAU is known.',
    });
  });

  it('convert prices at a rate whose day is named, above the budget and within it', () => {
    expect(
      sentences('budget', graph, { ...furnished, budget: { amount: 8_000, currency: 'USD' } }, [aCore]),
    ).toEqual([
      'All that is bought, with a year of licences, costs US$9,635 (~US$9,635 of it estimated), US$1,635 more than the budget of US$8,000 ' +
        '(€1 is US$1.07, by the European Central Bank’s reference rate of 28 June 2024).',
    ]);
    expect(
      check('budget', graph, { ...furnished, budget: { amount: 10_000, currency: 'USD' } }, [aCore]),
    ).toMatchObject({
      outcome: 'pass',
      remark: expect.stringContaining('costs US$9,635 (~US$9,635 of it estimated) of US$10,000 (€1 is'),
    });
  });

  it('names what has no price, with what the rest costs', () => {
    const two = aGraph([
      aNode('core', { id: 'core', equipmentId: deviceId }),
      aNode('core', {
        id: 'other',
        model: { manufacturer: 'Acme', model: 'Bare', partNumber: 'B', from: 'recommendation' },
      }),
    ]);
    expect(
      check('budget', two, { ...furnished, budget: { amount: 20_000, currency: 'EUR' } }, [aCore]).note,
    ).toBe(
      'The sum leaves out 1 × Acme Bare without a model or a price: all else, with a year of licences, costs €9,000 of €20,000.',
    );
  });

  it('call nothing within a budget that is not stated', () => {
    expect(check('budget', graph, {}, [aCore])).toMatchObject({
      outcome: 'not checked',
      note: 'The design states no amount for its budget.',
    });
  });

  it('count a year of licences, and nothing for what is kept', () => {
    const licensed = { ...aCore, licencePerYear: 500 };
    expect(
      sentences('budget', graph, { ...furnished, budget: { amount: 9_400, currency: 'EUR' } }, [licensed])[0],
    ).toContain('costs €9,500');
    const kept = aGraph([aNode('core', { id: 'core', equipmentId: deviceId, status: 'kept' })]);
    expect(
      check('budget', kept, { ...furnished, budget: { amount: 1, currency: 'EUR' } }, [licensed]).outcome,
    ).toBe('pass');
  });
});

describe('traceability', () => {
  it('lists requirements that are not served, and those served in part', () => {
    const graph = aGraph([
      aNode('users', {
        id: 'staff',
        quantity: 8,
        because: { rule: 'r', inputs: {}, serves: ['requirements.wiredUsers'] },
      }),
    ]);
    expect(sentences('traceability', graph, { wiredUsers: 10, wirelessUsers: 3 }).slice(0, 2)).toEqual([
      '10 wired users: the topology has room for 8 of 10.',
      '3 wireless users: nothing in the topology serves this requirement.',
    ]);
  });
});
