import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

/** A depot with 60 cameras and other devices, some of which are outdoors. */
function depot(site: Partial<SiteInput>, more: RequirementsInput = {}) {
  const requirements = requirementsOf({
    sites: [{ name: 'Depot', wiredUsers: 40, floors: 2, areaM2: 5_000, cameras: 60, servers: 2, ...site }],
    growth: { percent: 0 },
    ...more,
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  const inCabinets = graph.nodes.filter(({ building }) => building?.includes('outdoors'));
  const cameras = graph.nodes.filter(({ group }) => group === 'cameras');
  const sum = (nodes: typeof cameras) => nodes.reduce((total, { quantity }) => total + quantity, 0);
  const findings = checkNetwork({ graph, requirements, devices: catalogue }).flatMap(
    (check) => check.findings,
  );
  return {
    graph,
    cabinets: new Set(inCabinets.map(({ building }) => building)).size,
    switches: inCabinets.filter(({ type }) => type === 'switch'),
    outdoors: sum(cameras.filter((node) => inCabinets.includes(node))),
    all: sum(cameras),
    findings,
    said: findings.map(({ sentence }) => sentence).filter((sentence) => sentence.includes('outdoors')),
  };
}

describe('cameras outdoors beyond a cable’s length', () => {
  it('hang on cabinets around the building, on industrial switches that are on fibre as long as they are far', () => {
    const { graph, cabinets, switches, outdoors, all, said, findings } = depot({
      outdoorCameras: 24,
      outdoorCamerasM: 300,
    });
    // A circle of 300 m is 1,885 m long; a cabinet reaches 90 m of it to each side.
    expect([cabinets, outdoors, all]).toEqual([11, 24, 60]);
    for (const { id, equipmentId, surroundings } of switches) {
      expect(surroundings).toBe('industrial');
      expect(catalogue.find((device) => device.id === equipmentId)?.specs.environment).toBe('industrial');
      const [uplink] = graph.edges.filter(({ target, medium }) => target === id && medium === 'fibre');
      expect(uplink?.lengthM).toBeGreaterThanOrEqual(300);
    }
    for (const { medium, lengthM } of graph.edges)
      if (medium === 'copper') expect(lengthM).toBeLessThanOrEqual(90);
    expect(said).toHaveLength(1);
    expect(findings.filter(({ severity }) => severity === 'failure')).toEqual([]);
    expect(said[0]).toContain(
      'Depot has 24 cameras and other devices outdoors, up to 300 m of cable from a closet, where copper carries 90 m: they hang on 11 cabinets on fibre, one for each 180 m of a circle around the building.',
    );
  });

  it('take no more cabinets than there are cameras, and none within copper', () => {
    expect(depot({ outdoorCameras: 3, outdoorCamerasM: 300 }).cabinets).toBe(3);
    const near = depot({ outdoorCameras: 24, outdoorCamerasM: 90 });
    expect([near.cabinets, near.said]).toEqual([0, []]);
  });

  it('share the cabinets of a yard that has them, by its area where it is not stated how far they are', () => {
    // Of 40,000 m² copper reaches 22,947: 17,053 are beyond it, on three cabinets.
    const yard = depot({ outdoorM2: 40_000, outdoorCameras: 24 });
    expect([yard.cabinets, yard.outdoors]).toEqual([3, Math.ceil((24 * 17_053) / 40_000)]);
    const far = depot({ outdoorM2: 40_000, outdoorCameras: 24, outdoorCamerasM: 120 });
    expect([far.cabinets, far.outdoors]).toEqual([5, 24]);
  });

  it('are of the segments that are powered over the cable, and controllers stay inside', () => {
    const { graph } = depot(
      { outdoorCameras: 20, outdoorCamerasM: 200 },
      { segments: [{ name: 'Controllers', type: 'iot', users: 30, poe: 'none' }] },
    );
    const outdoors = graph.nodes.filter(
      ({ group, building }) => group === 'cameras' && building?.includes('outdoors'),
    );
    expect(outdoors.filter(({ label }) => label.includes('Controllers'))).toEqual([]);
    const controllers = graph.nodes.filter(({ label }) => label.includes('Controllers'));
    expect(controllers.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(30);
  });

  it('stand around the main building of a campus, whose other buildings keep what segments count there', () => {
    const { cabinets, outdoors, all, graph } = depot(
      {
        kind: 'campus',
        buildings: [{ name: 'Hall', areaM2: 4_000, distanceM: 300 }],
        outdoorCameras: 10,
        outdoorCamerasM: 150,
      },
      {
        segments: [
          {
            name: 'Presses',
            type: 'iot',
            users: 30,
            poe: 'none',
            places: [{ site: 'Depot', building: 'Hall', users: 30 }],
          },
        ],
      },
    );
    expect([cabinets, outdoors, all]).toEqual([6, 10, 60]);
    const presses = graph.nodes.filter(({ label }) => label.includes('Presses'));
    expect(presses.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(30);
    expect(new Set(presses.map(({ building }) => building))).toEqual(new Set(['Hall']));
  });
});

it('no cabinet for outdoors is bought for the switches beside machines in a hall of a campus', () => {
  const requirements = requirementsOf({
    sites: [
      {
        ...{ name: 'Works', kind: 'campus', wifiEnvironment: 'factory', wiredUsers: 60, cameras: 60 },
        buildings: [{ name: 'Hall 1', areaM2: 9_000, distanceM: 200 }],
      },
    ],
    segments: [
      {
        ...{ name: 'Cell', type: 'iot', users: 30, isolationLevel: 'physical' },
        places: [{ site: 'Works', building: 'Hall 1', users: 30 }],
      },
    ],
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-26' });
  expect(graph.nodes.filter(({ surroundings }) => surroundings === 'industrial').length).toBeGreaterThan(0);
  const { lines } = planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
  expect(lines.filter(({ kind }) => kind === 'enclosure')).toEqual([]);
});

describe('what is not stated, or not planned, is said', () => {
  it('where nobody knows how far', () => {
    expect(depot({ outdoorCameras: 24 }).said).toEqual([
      'Depot has 24 cameras and other devices outdoors, and how far is not stated: they are planned on switches indoors, which reach 90 m of cable. State how far the farthest is.',
    ]);
  });

  it('where a segment has switches of its own', () => {
    const { said, outdoors } = depot(
      { outdoorCameras: 24, outdoorCamerasM: 200 },
      { segments: [{ name: 'Video', type: 'iot', users: 50, isolationLevel: 'physical' }] },
    );
    expect(outdoors).toBe(10);
    expect(said[1]).toContain('Depot: 14 cameras and other devices outdoors, up to 200 m of cable');
    expect(said[1]).toContain('have no cabinet, since they are in segments on switches of their own');
  });

  it('where more are outdoors than there are', () => {
    const requirements = requirementsOf({
      sites: [{ name: 'Depot', wiredUsers: 4, cameras: 5, outdoorCameras: 6 }],
    });
    expect(() => planTopology(requirements)).toThrow(/but 6 of them are outdoors/);
  });
});
