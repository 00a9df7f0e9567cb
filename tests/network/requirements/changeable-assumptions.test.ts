import { expect, it } from 'vitest';
import type * as z from 'zod';
import { Assumptions, assumptionIds } from '#shared/contract/assumptions.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { assumptionsOf, usedAssumptions } from '#shared/network/requirements/changeable-assumptions.ts';
import { fieldWords } from '#shared/vocabulary/fields/field-words.ts';
import '#shared/vocabulary/fields/design-fields.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
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
  expect(of({})).toMatchObject({ used: { value: 0.25, isStated: false }, hosts: 26 });
  expect(of({ remoteShare: 1 })).toMatchObject({
    used: { value: 1, usual: 0.25, isStated: true },
    hosts: 104,
  });
});

it('an assumption that no part of the plan needs is not listed', () => {
  const used = usedAssumptions(requirementsOf({ wiredUsers: 4 })).map(({ id }) => id);
  expect(used).not.toContain('remoteShare');
});

it('shares, ratios and thresholds are listed, and change the plan and its checks', () => {
  const office = { wiredUsers: 40, wirelessUsers: 40 } as const;
  const plannedWith = (assumptions: z.input<typeof Assumptions>) => {
    const requirements = requirementsOf({
      sites: [{ name: 'Office', kind: 'office', ...office, phones: 40, cameras: 10, areaM2: 1_000 }],
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
  expect(wide.why).toContain('at most 5000 devices in 3 blocks');
  expect(layersWith({ devicesForDistribution: 5_000, blocksOnCore: 1 }, 900).hasDistribution).toBe(true);
});
