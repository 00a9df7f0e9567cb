import { describe, expect, it } from 'vitest';
import type { Assumptions } from '#shared/contract/assumptions.ts';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

const existing = ExistingNetwork.parse({
  currentDevices: [{ type: 'switch', model: 'Catalyst 9300L-48P-4X', quantity: 2 }],
});

/** An office whose own servers are used over Wi-Fi: 30 clients on an access point. */
function planned(assumptions: Assumptions) {
  const requirements = requirementsOf({
    sites: [{ name: 'Office', areaM2: 600, wiredUsers: 40, wirelessUsers: 90, servers: 4 }],
    bandwidth: { download: 1_000, upload: 1_000 },
    assumptions,
  });
  const graph = planNetwork({
    requirements,
    devices: catalogue,
    assigned: [],
    today: '2026-11-21',
    existing,
  });
  const checks = checkPlan({ graph, requirements, devices: catalogue });
  return {
    switches: graph.nodes.filter(({ layer, type }) => layer === 'access' && type === 'switch'),
    links: graph.edges.filter(({ because }) => because?.inputs.clients !== undefined),
    uplinks: checks.find(({ id }) => id === 'oversubscription'),
  };
}

describe('an existing access switch of gigabit ports', () => {
  it('is replaced where access points need more, and says what would keep it', () => {
    const { switches, links, uplinks } = planned({});
    expect(switches.map(({ status }) => status)).toEqual(['replaced', 'replaced']);
    expect(arithmeticOf(switches[0]?.existing?.because)).toContain(
      'It stays if 1 Gbit/s is enough for access points',
    );
    expect(new Set(links.map(({ bandwidthMbps }) => bandwidthMbps))).toEqual(new Set([2_500]));
    expect(uplinks?.remark).toBeUndefined();
  });

  it('stays where the design says that a gigabit is enough for them, and the plan says what that gives up', () => {
    const { switches, links, uplinks } = planned({ mostMbpsOfAccessPoint: 1_000 });
    expect(switches.map(({ status, model }) => [status, model?.model])).toEqual([
      ['kept', 'Catalyst 9300L-48P-4X'],
      ['kept', 'Catalyst 9300L-48P-4X'],
    ]);
    expect(new Set(links.map(({ bandwidthMbps }) => bandwidthMbps))).toEqual(new Set([1_000]));
    expect(arithmeticOf(links[0]?.because)).toContain(
      'a port of 1 Gbit/s, the fastest that is assumed for an access point',
    );
    expect(uplinks).toMatchObject({ outcome: 'pass' });
    expect(uplinks?.remark).toBe(
      '10 access points are on ports of 1 Gbit/s, the fastest that the design assumes for them, where clients use up to 1.5 Gbit/s at their busiest: Office.',
    );
  });

  it('stays, with nothing given up, where clients are assumed to use less', () => {
    const { switches, links, uplinks } = planned({ mbpsPerWirelessClient: 20 });
    expect(switches.map(({ status }) => status)).toEqual(['kept', 'kept']);
    expect(arithmeticOf(links[0]?.because)).toContain(
      '30 clients with growth × 20 Mbit/s at their busiest = 600 Mbit/s: a port of 1 Gbit/s',
    );
    expect(uplinks?.remark).toBeUndefined();
  });
});
