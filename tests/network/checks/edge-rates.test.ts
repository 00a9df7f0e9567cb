import { describe, expect, it } from 'vitest';
import { wanKinds } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** A branch with public servers, on a circuit faster than its people would make it. */
const branchInTheMiddle = (kind: (typeof wanKinds)[number], internetRedundancy: boolean) =>
  requirementsOf({
    sites: [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 40 },
      { name: 'Plant', wiredUsers: 40, servers: 12, publicServers: 6, wanMbps: 12_000 },
    ],
    wan: { kind },
    redundancy: { internet: internetRedundancy },
    securityRequirements: { firewall: 'utm' },
  });

describe('a branch’s firewall', () => {
  it.each(
    wanKinds.flatMap(
      (kind) =>
        [
          [kind, false],
          [kind, true],
        ] as const,
    ),
  )('on %s (two of everything: %s) inspects its whole circuit', (kind, isDual) => {
    const requirements = branchInTheMiddle(kind, isDual);
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const needs = needsOfPlan(requirements, graph).filter(({ role }) => role === 'firewall');
    const own = needs.find(({ places }) => places.some(({ site }) => site === 'Plant'));
    expect(own?.demands.rate).toMatchObject({ figure: 'inspectionMbps', mbps: 12_000 });
    const check = checkPlan({ graph, requirements, devices: catalogue }).find(
      ({ id }) => id === 'firewall-throughput',
    );
    expect(check?.outcome).toBe('pass');
  });
});

describe('the hub’s firewall', () => {
  it('inspects its MPLS line in full, and what is in use at once of its leased lines', () => {
    const site = { wiredUsers: 10, wanMbps: 100 };
    const requirements = requirementsOf({
      sites: [
        { name: 'Headquarters', kind: 'headquarters', wiredUsers: 40, wanMbps: 400 },
        { name: 'North', ...site },
        { name: 'South', ...site },
        ...['East', 'West', 'Plant'].map((name) => ({ name, ...site, wan: 'leased-line' as const })),
      ],
      bandwidth: { download: 1_000 },
      wan: { kind: 'mpls' },
      securityRequirements: { firewall: 'utm' },
    });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const need = needsOfPlan(requirements, graph).find(
      ({ role, places }) => role === 'firewall' && places.some(({ site }) => site === 'Headquarters'),
    );
    expect(need?.demands.rate?.mbps).toBe(1_000 + 400 + (3 * 100) / 2);
  });
});

describe('a branch with public servers that leaves by its hub', () => {
  it.each(['mpls', 'leased-line'] as const)(
    'on %s ends its circuits on the firewall before them, and keeps every promise',
    (kind) => {
      const requirements = requirementsOf({
        sites: [
          { name: 'Headquarters', kind: 'headquarters', wiredUsers: 150, servers: 4 },
          { name: 'Plant', wiredUsers: 150, servers: 12, publicServers: 6, redundancy: 'full' },
        ],
        wan: { kind },
        securityRequirements: { firewall: 'basic' },
      });
      const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
      const edge = graph.nodes.filter(({ site, layer }) => site === 'Plant' && layer === 'edge');
      expect(edge.map(({ type }) => type)).toEqual(['firewall', 'firewall']);
      const failed = checkNetwork({ graph, requirements, devices: catalogue })
        .flatMap(({ findings }) => findings)
        .filter(({ severity }) => severity === 'failure');
      expect(failed.map(({ sentence }) => sentence)).toEqual([]);
    },
  );
});
