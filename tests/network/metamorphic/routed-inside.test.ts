import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { enforcedInside } from '#shared/network/sizing/enforced-inside.ts';
import { requirementsOf } from '../requirements-builder.ts';

type Segment = NonNullable<RequirementsInput['segments']>[number];

/** A laboratory on one floor whose instruments send so many Mbit/s each to its servers. */
const laboratory = (segment: Partial<Segment>, more: Partial<RequirementsInput> = {}) =>
  requirementsOf({
    sites: [
      { name: 'Lab', kind: 'headquarters', wiredUsers: 25, wirelessUsers: 10, cameras: 24, servers: 4 },
    ],
    segments: [{ name: 'Instruments', type: 'iot', users: 24, reaches: 'servers', poe: 'none', ...segment }],
    securityRequirements: { firewall: 'utm' },
    growth: { percent: 0 },
    ...more,
  });

function gatewayOf(requirements: ReturnType<typeof laboratory>) {
  const graph = planTopology(requirements);
  const inside = enforcedInside(graph, requirements);
  return {
    cores: graph.nodes.filter(({ layer }) => layer === 'core').length,
    mbps: Math.max(0, ...graph.nodes.filter(({ type }) => type === 'firewall').map(inside)),
  };
}

describe('what passes between the VLANs of a site', () => {
  it('is routed by the edge of a small site', () => {
    expect(gatewayOf(laboratory({ mbpsPerHost: 50 }))).toEqual({ cores: 0, mbps: 24 * 50 + 25 });
  });

  it('is routed by a core where it is more than the edge should, which is then spared it', () => {
    expect(gatewayOf(laboratory({ mbpsPerHost: 2_000 }))).toEqual({ cores: 1, mbps: 0 });
    expect(gatewayOf(laboratory({ mbpsPerHost: 2_000 }, { budgetRange: 'low' }))).toEqual({
      cores: 1,
      mbps: 0,
    });
  });

  it('needs a pair of cores where none may fail, not two access switches on a gateway of two', () => {
    const pair = { redundancy: { internet: true, coreSwitching: true } };
    expect(gatewayOf(laboratory({ mbpsPerHost: 50 }, pair)).cores).toBe(0);
    expect(gatewayOf(laboratory({ mbpsPerHost: 2_000 }, pair))).toEqual({ cores: 2, mbps: 0 });
  });

  it('may be more at the edge, where the design says so', () => {
    const edge = { assumptions: { insideMbpsOfGateway: 60_000 } };
    expect(gatewayOf(laboratory({ mbpsPerHost: 2_000 }, edge)).cores).toBe(0);
  });

  it('of a fully isolated segment stays with the edge, and the plan says what that means', () => {
    const requirements = laboratory({ mbpsPerHost: 2_000, isolationLevel: 'full' });
    expect(gatewayOf(requirements).mbps).toBe(24 * 2_000 + 25);
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const found = checkPlan({ graph, requirements, devices: catalogue }).flatMap(({ findings }) => findings);
    expect(found.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^Instruments at Lab: .* all of it passes the edge/),
    );
  });
});
