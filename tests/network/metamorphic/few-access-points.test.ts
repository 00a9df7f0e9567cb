import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** A city's cameras in 32 cabinets along its streets, and a square with Wi-Fi. */
const city = (outdoorM2: number, more: RequirementsInput = {}) => {
  const requirements = requirementsOf({
    sites: [
      {
        name: 'City',
        kind: 'campus',
        wiredUsers: 40,
        servers: 4,
        areaM2: 1_500,
        cameras: 256,
        ...(outdoorM2 > 0 && { outdoorM2 }),
        buildings: Array.from({ length: 32 }, (_, at) => ({
          name: `Cabinet ${at + 1}`,
          areaM2: 10,
          distanceM: 300 + 40 * at,
        })),
      },
    ],
    ...more,
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const makersOf = (type: string) => [
    ...new Set(graph.nodes.flatMap((node) => (node.type === type ? (node.model?.manufacturer ?? []) : []))),
  ];
  const { lines } = planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
  const usd = lines.reduce((sum, { price, quantity }) => sum + (price?.amount ?? 0) * quantity, 0);
  return { graph, requirements, usd, switches: makersOf('switch'), points: makersOf('accesspoint') };
};

describe('a few access points among many switches', () => {
  const [square, none] = [city(3_000), city(0)];

  it('do not decide who makes the switches: these stay what they are without them', () => {
    expect(square.points).toHaveLength(1);
    expect(square.switches).toEqual(none.switches);
    expect(square.switches).toHaveLength(1);
    expect(square.switches).not.toEqual(square.points);
    // What access points, their ports and licences cost, and no other switches.
    expect(square.usd - none.usd).toBeGreaterThan(0);
    expect(square.usd / none.usd).toBeLessThan(1.05);
  });

  it('are of a maker that the network has anyway, which the plan says, and the checks ask about', () => {
    const { graph, requirements, points, switches } = square;
    const firewall = graph.nodes.find(({ type }) => type === 'firewall');
    expect(points).toEqual([firewall?.model?.manufacturer]);
    const point = graph.nodes.find(({ type }) => type === 'accesspoint');
    expect(arithmeticOf(point?.model?.because)).toMatch(
      /^Fortinet makes the access points, .*It is not from Dell, which makes the switches of this design: there are fewer access points than switches, and one maker for both would cost more\.$/,
    );
    const said = checkPlan({ graph, requirements, devices: catalogue }).flatMap(({ findings }) => findings);
    expect(said.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(
        `^The switching and wireless of City has devices of several makers: ${switches[0]}`,
      ),
    );
  });

  it('are of the maker that the design states', () => {
    const { switches, points } = city(3_000, { vendorPreference: 'Fortinet' });
    expect([...switches, ...points]).toEqual(['Fortinet', 'Fortinet']);
  });
});

it('as many access points as switches go with these', () => {
  const { switches, points } = city(3_000, {
    sites: [{ name: 'City', kind: 'campus', wiredUsers: 40, wirelessUsers: 900, servers: 4, areaM2: 40_000 }],
  });
  expect(points).toHaveLength(1);
  expect(switches).toContain(points[0]);
});
