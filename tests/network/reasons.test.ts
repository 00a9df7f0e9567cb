import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import { rules } from '#shared/network/reasons/rules.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { anyRequirements } from './requirements-builder.ts';

it('reads every reason of a plan by its rule, and no figure is missing from it', () => {
  const ids = new Set<string>(Object.keys(rules));
  fc.assert(
    fc.property(anyRequirements(), (requirements) => {
      const graph = planTopology(requirements);
      const { trunks, aggregates, ...explained } = controlPlaneOf(graph, requirements);
      const elements = [...graph.nodes, ...graph.edges, ...graph.subnets, ...Object.values(explained).flat()];
      for (const { because } of elements) {
        if (because === undefined) continue;
        expect(ids).toContain(because.rule);
        const { rule, arithmetic } = reasonText(because);
        expect(rule).not.toBe(because.rule);
        expect(arithmetic).toMatch(/./);
        expect(arithmetic).not.toMatch(/undefined|NaN|\[object/);
      }
    }),
    { numRuns: propertyRuns(6, 160) },
  );
}, 120_000);

it('names the rule of a reason that it cannot read', () => {
  expect(reasonText({ rule: 'of-a-later-release', inputs: { ports: 3 } })).toEqual({
    rule: 'of-a-later-release',
    arithmetic: '',
  });
  expect(reasonText({ rule: 'edge-routers', inputs: { routers: 'two' } }).arithmetic).toBe('');
});

describe('the number of access switches', () => {
  const inputs = {
    wiredUsers: 45,
    phonesWithoutPc: 0,
    cameras: 1,
    printers: 0,
    servers: 0,
    accessPoints: 1,
    growthFactor: 1.3,
    usablePorts: 46,
    modelPorts: 48,
    switchesByPorts: 2,
    growingWatts: 0,
    accessPointWatts: 30,
    poeBudgetW: 740,
    switchesByPoe: 1,
    switches: 2,
  };
  const ports = (changes: Partial<typeof inputs>) =>
    reasonText({ rule: 'access-switches', inputs: { ...inputs, ...changes } }).arithmetic.split('; ')[0];

  it('follows from growth, which may fill them', () => {
    expect(ports({})).toBe(
      'ceil(((45 wired + 1 camera or IoT device) × 1.3 + 1 access point) / 48 ports) = 2, with 2 ports of each kept free today',
    );
    expect(ports({ wiredUsers: 0, cameras: 18, accessPoints: 0, switchesByPorts: 1 })).toBe(
      'ceil((18 cameras and IoT × 1.3 + 0 access points) / 48 ports) = 1, with 2 ports kept free today',
    );
    expect(ports({ usablePorts: 48 })).toMatch(/48 ports\) = 2$/);
  });

  it('or from today, where the ports that are kept free make it one more', () => {
    expect(ports({ growthFactor: 1 })).toBe(
      'ceil((45 wired + 1 camera or IoT device + 1 access point) / (48 ports − 2 kept free today)) = 2',
    );
  });
});
