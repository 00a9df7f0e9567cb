import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { Assumptions, assumptionIds } from '#shared/contract/assumptions.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { assumptionsOf, usedAssumptions } from '#shared/network/requirements/changeable-assumptions.ts';
import { fieldWords } from '#shared/vocabulary/fields/field-words.ts';
import '#shared/vocabulary/fields/design-fields.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { configured } from '../configuration/configured.ts';
import { requirementsOf } from '../requirements-builder.ts';

const byId = new Map(catalogue.map((device) => [device.id, device]));

it('every default lies within the bounds of the contract, and has a reason and a unit', () => {
  const figures = assumptionsOf(requirementsOf({}));
  expect(Assumptions.parse(figures)).toEqual(figures);
  for (const id of assumptionIds)
    expect(fieldWords.get(Assumptions.shape[id]), id).toMatchObject({
      unit: expect.any(String),
      help: expect.any(String),
    });
});

it('what a design states replaces the default, and is marked', () => {
  const office = {
    wiredUsers: 40,
    wirelessUsers: 40,
    securityRequirements: { remoteAccess: 'vpn' },
  } as const;
  const of = (assumptions: z.input<typeof Assumptions>) => {
    const requirements = requirementsOf({ ...office, assumptions });
    const pool = planTopology(requirements).subnets.find(({ purpose }) => purpose === 'remote-access');
    return {
      used: usedAssumptions(requirements).find(({ id }) => id === 'remoteShare'),
      hosts: pool?.hosts,
    };
  };
  expect(of({})).toMatchObject({ used: { value: 0.25, isStated: false }, hosts: 13 });
  expect(of({ remoteShare: 1 })).toMatchObject({
    used: { value: 1, usual: 0.25, isStated: true },
    hosts: 52,
  });
});

it('an assumption that no part of the plan needs is not listed', () => {
  const used = usedAssumptions(requirementsOf({ wiredUsers: 4 })).map(({ id }) => id);
  expect(used).not.toContain('remoteShare');
});

it('what staff elsewhere draw from a gateway of Citrix that the plan adds is listed, and changes the line', () => {
  const withGateway = (remoteAccess: 'vpn' | 'citrix', assumptions: z.input<typeof Assumptions> = {}) => {
    const requirements = requirementsOf({
      wiredUsers: 20,
      securityRequirements: { remoteAccess },
      assumptions,
    });
    const circuit = planTopology(requirements).edges.find(({ type }) => type === 'wan');
    return {
      listed: usedAssumptions(requirements).find(({ id }) => id === 'mbpsPerPublicServer'),
      mbps: circuit?.bandwidthMbps,
    };
  };
  expect(withGateway('citrix')).toMatchObject({ listed: { value: 100, isStated: false }, mbps: 200 });
  expect(withGateway('citrix', { mbpsPerPublicServer: 10 })).toMatchObject({
    listed: { value: 10, usual: 100, isStated: true },
    mbps: 50,
  });
  expect(withGateway('vpn')).toEqual({ listed: undefined, mbps: 50 });
});

it('shares, ratios and thresholds are listed, and change the plan and its checks', () => {
  const office = { wiredUsers: 95, wirelessUsers: 40 } as const;
  const plannedWith = (assumptions: z.input<typeof Assumptions>) => {
    const requirements = requirementsOf({
      sites: [
        { name: 'Office', kind: 'office', ...office, phones: 95, cameras: 10, printers: 20, areaM2: 1_000 },
      ],
      assumptions,
    });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const findings = checkPlan({ graph, requirements, devices: catalogue }).flatMap(
      (check) => check.findings,
    );
    const classes = graph.nodes.flatMap(({ equipmentId }) => byId.get(equipmentId ?? '')?.class ?? []);
    return {
      switches: graph.nodes.filter(({ type, layer }) => type === 'switch' && layer === 'access').length,
      sentences: findings.map(({ sentence }) => sentence).join(' '),
      classes: new Set(classes),
    };
  };
  const used = new Set(usedAssumptions(requirementsOf(office)).map(({ id }) => id));
  for (const id of ['poeLoad', 'sparePortsPerSwitch', 'accessOversubscription', 'timesCheapest'] as const)
    expect(used, id).toContain(id);
  const usual = plannedWith({});
  expect(plannedWith({ sparePortsPerSwitch: 16 }).switches).toBeGreaterThan(usual.switches);
  expect(plannedWith({ poeLoad: 0.3 }).switches).toBeGreaterThan(usual.switches);
  expect(usual.classes).toContain('small-business');
  expect(plannedWith({ peopleInSmallBusiness: 10 }).classes).not.toContain('small-business');
  expect(plannedWith({ devicesInSmallBusiness: 50 }).classes).not.toContain('small-business');
  expect(plannedWith({ accessOversubscription: 1 }).sentences).toContain('it should be at most 1:1');
  expect(plannedWith({ leastMbpsPerPerson: 100 }).sentences).toContain('is usual');
  expect(plannedWith({ leastCostPerPerson: 1_000 }).sentences).toContain('is usual');
  expect(plannedWith({ timesCheapest: 1 }).sentences).toContain('times the cheapest of its class');
  expect(usual.sentences).not.toContain('usual');
});

it('where layers begin, and how much one gateway does, is listed and changes the plan', () => {
  const layersWith = (assumptions: z.input<typeof Assumptions>, people: number) => {
    const site = { name: 'Office', kind: 'office', floors: 3, areaM2: 3_000 } as const;
    const requirements = requirementsOf({
      sites: [{ ...site, wiredUsers: people, phones: people }],
      assumptions,
    });
    const { nodes } = planTopology(requirements);
    const countIn = (layer: string) => nodes.filter((node) => node.layer === layer).length;
    const why = nodes.find(({ because }) => because?.rule === 'campus-layers')?.because;
    return {
      used: new Set(usedAssumptions(requirements).map(({ id }) => id)),
      cores: countIn('core'),
      hasDistribution: countIn('distribution') > 0,
      why: arithmeticOf(why),
    };
  };
  const office = layersWith({}, 60);
  expect(office.cores).toBe(0);
  for (const id of ['devicesForCorePair', 'switchesInOneLayer', 'sitesOnGateway', 'mbpsOfGateway'] as const)
    expect(office.used, id).toContain(id);
  expect(layersWith({ switchesInOneLayer: 1 }, 60).cores).toBe(1);
  expect(layersWith({ devicesForCorePair: 50 }, 60).cores).toBe(1);
  // Beyond what one gateway does, the core routes, and is a pair.
  expect(layersWith({ devicesForCorePair: 50, sitesOnGateway: 0 }, 60).cores).toBe(2);
  const large = layersWith({}, 900);
  expect(large.hasDistribution).toBe(true);
  for (const id of ['devicesForDistribution', 'blocksOnCore'] as const) expect(large.used, id).toContain(id);
  const wide = layersWith({ devicesForDistribution: 5_000 }, 900);
  expect(wide).toMatchObject({ cores: 2, hasDistribution: false });
  expect(wide.why).toContain('at most 5,000 people and devices in 3 blocks');
  expect(layersWith({ devicesForDistribution: 5_000, blocksOnCore: 1 }, 900).hasDistribution).toBe(true);
});

describe('what a block, a core, two spines and a backbone take is listed, and changes the plan', () => {
  const planned = (
    sites: z.input<typeof Requirements>['sites'],
    assumptions: z.input<typeof Assumptions> = {},
  ) => {
    const requirements = requirementsOf({ sites, assumptions });
    const { nodes, edges } = planTopology(requirements);
    const by = (rule: string) => nodes.filter(({ because }) => because?.rule === rule);
    return {
      requirements,
      used: usedAssumptions(requirements).map(({ id }) => id),
      distribution: by('distribution-pair').length,
      cores: nodes.filter(({ type, layer }) => type === 'switch' && layer === 'core').length,
      forServers: by('server-switches').length,
      spines: by('spines').length,
      links: edges.length,
      why: (rule: string) => arithmeticOf(by(rule)[0]?.because),
    };
  };
  const used = (sites: z.input<typeof Requirements>['sites']) => planned(sites).used;

  it('switches of a block', () => {
    const tower = [{ name: 'Tower', wiredUsers: 1_500, floors: 8, areaM2: 8_000 }];
    const usual = planned(tower);
    expect(usual.used).toContain('switchesPerBlock');
    expect(usual.why('distribution-pair')).toContain('of about 16');
    const smaller = planned(tower, { switchesPerBlock: 8 });
    expect(smaller.distribution).toBeGreaterThan(usual.distribution);
    expect(smaller.why('distribution-pair')).toContain('of about 8');
    expect(planned(tower, { switchesPerBlock: 40 }).distribution).toBeLessThan(usual.distribution);
  });

  it('switches of a building that has a distribution pair', () => {
    const campus = [
      {
        name: 'Campus',
        kind: 'campus' as const,
        wiredUsers: 700,
        floors: 3,
        areaM2: 3_000,
        buildings: [{ name: 'Library', floors: 3, areaM2: 3_000, distanceM: 200 }],
      },
    ];
    expect(used(campus)).toContain('switchesForDistribution');
    expect(used([{ name: 'Office', wiredUsers: 300 }])).not.toContain('switchesForDistribution');
    expect(planned(campus).distribution).toBe(4);
    expect(planned(campus, { switchesForDistribution: 20 }).distribution).toBe(0);
  });

  it('servers on an access switch and on a core', () => {
    const office = (servers: number) => [{ name: 'Office', wiredUsers: 20, servers }];
    expect(used(office(2))).toEqual(expect.arrayContaining(['serversOnAccessSwitch', 'serversOnCore']));
    expect(used(office(0))).not.toContain('serversOnCore');
    expect(planned(office(4))).toMatchObject({ cores: 0, forServers: 0 });
    expect(planned(office(4), { serversOnAccessSwitch: 3 })).toMatchObject({ cores: 1, forServers: 0 });
    expect(planned(office(6))).toMatchObject({ cores: 1, forServers: 0 });
    expect(planned(office(6), { serversOnAccessSwitch: 6 }).cores).toBe(0);
    expect(planned(office(6), { serversOnCore: 5 }).forServers).toBeGreaterThan(0);
    expect(planned(office(12)).forServers).toBeGreaterThan(0);
    expect(planned(office(12), { serversOnCore: 12 })).toMatchObject({ cores: 1, forServers: 0 });
    // Those of an access switch need none of their own, whatever a core takes.
    expect(planned(office(4), { serversOnCore: 0 })).toMatchObject({ cores: 0, forServers: 0 });
  });

  it('leaves on two spines', () => {
    const hall = [{ name: 'Hall', kind: 'datacentre' as const, servers: 200 }];
    expect(used(hall)).toContain('leavesOnTwoSpines');
    expect(planned(hall).spines).toBe(2);
    const split = planned(hall, { leavesOnTwoSpines: 4 });
    expect(split.spines).toBe(4);
    expect(split.why('spines')).toContain('more than 4: 4 spines');
  });

  it('sites and routers on one OSPF backbone', () => {
    const four = ['HQ', 'North', 'South', 'West'].map((name) => ({ name, wiredUsers: 30 }));
    expect(used(four)).toEqual(expect.arrayContaining(['sitesOnBackbone', 'routersOnBackbone']));
    expect(used(four.slice(0, 1))).not.toContain('sitesOnBackbone');
    const protocols = (assumptions: z.input<typeof Assumptions>) => {
      const { devices } = configured(planned(four, assumptions).requirements);
      return devices.some(({ routing }) => routing?.bgp !== undefined) ? 'BGP' : 'OSPF';
    };
    expect(protocols({})).toBe('OSPF');
    expect(protocols({ sitesOnBackbone: 4 })).toBe('OSPF');
    expect(protocols({ sitesOnBackbone: 3 })).toBe('BGP');
    expect(protocols({ routersOnBackbone: 2 })).toBe('BGP');
  });
});
