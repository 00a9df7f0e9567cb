import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Requirements } from '#shared/contract/requirements.ts';
import { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { checkGraph } from '#shared/network/graph/check-graph.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { simulatedCheckIds } from '#shared/network/simulate/findings/simulated-finding.ts';
import { onceForEach } from '../support/once-for-each.ts';
import { propertyRuns, propertyTimeout } from '../support/property-runs.ts';
import { hostsWithoutRoom, overlaps, singlePointsOfFailure, unserved, wrongPorts } from './oracles.ts';
import { networksOfAllSizes, requirementsOf } from './requirements-builder.ts';

const byId = new Map(catalogue.map((device) => [device.id, device]));
const plan = (requirements: Requirements): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
const planned = onceForEach(plan);

/** All that must hold for any plan. */
function expectSound(graph: Graph, requirements: Requirements): void {
  checkGraph(graph);
  const failed = checkPlan({ graph, requirements, devices: catalogue })
    .flatMap(({ findings }) => findings)
    .filter(({ severity }) => severity === 'failure');
  expect({
    failed: failed.map(({ sentence }) => sentence),
    overlaps: overlaps(graph),
    withoutRoom: hostsWithoutRoom(graph),
    ports: wrongPorts(graph, byId),
    singlePoints: singlePointsOfFailure(graph, requirements),
    unserved: unserved(graph, requirements),
  }).toEqual({ failed: [], overlaps: [], withoutRoom: [], ports: [], singlePoints: [], unserved: [] });
}

describe('a planned network', () => {
  it(
    'of any size fails no check, has no overlaps, and has room, real free ports and the required redundancy',
    () => {
      fc.assert(
        fc.property(networksOfAllSizes(), (requirements) => expectSound(planned(requirements), requirements)),
        { numRuns: propertyRuns(25, 2_000) },
      );
    },
    propertyTimeout(600_000),
  );

  it(
    'does what it promises when it is simulated, also with each element failed where redundancy is asked for',
    () => {
      fc.assert(
        fc.property(networksOfAllSizes(), (requirements) => {
          const graph = planned(requirements);
          const checks = checkNetwork({ graph, requirements, devices: catalogue });
          const simulated = checks.filter(({ id }) => simulatedCheckIds.some((own) => own === id));
          expect(simulated.map(({ id }) => id)).toEqual(simulatedCheckIds);
          expect(simulated.flatMap(({ findings }) => findings)).toEqual([]);
        }),
        { numRuns: propertyRuns(8, 240) },
      );
    },
    propertyTimeout(600_000),
  );

  it(
    'matches the contract, and is the same twice',
    () => {
      fc.assert(
        fc.property(networksOfAllSizes(), (requirements) => {
          const graph = planned(requirements);
          expect(Graph.safeParse(graph).error?.issues ?? []).toEqual([]);
          expect(plan(structuredClone(requirements))).toEqual(graph);
        }),
        { numRuns: propertyRuns(8, 600) },
      );
    },
    propertyTimeout(120_000),
  );
});

describe('200 sites and 50,000 people', () => {
  const branch = { floors: 3, wiredUsers: 100, wirelessUsers: 120, phones: 100, guests: 10 };
  const sites = Array.from({ length: 199 }, (_, index) => ({ name: `Branch ${index + 1}`, ...branch }));
  const headquarters = {
    name: 'Headquarters',
    kind: 'headquarters' as const,
    floors: 30,
    areaM2: 90_000,
    wiredUsers: 3_000,
    wirelessUsers: 3_220,
    servers: 300,
  };

  it.each(['internet-vpn', 'mpls', 'leased-line'] as const)(
    'joined by %s are planned just as well',
    (kind) => {
      const requirements = requirementsOf({
        sites: [headquarters, ...sites],
        wan: { kind },
        redundancy: { internet: true, coreSwitching: true, power: true },
      });
      const people = requirements.sites.reduce((sum, site) => sum + site.wiredUsers + site.wirelessUsers, 0);
      expect(people).toBe(50_000);
      expectSound(plan(requirements), requirements);
    },
    120_000,
  );
});
