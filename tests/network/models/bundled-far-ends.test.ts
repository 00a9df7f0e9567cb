import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { isInfrastructure } from '#shared/network/graph/network-index.ts';
import { portsNamed } from '#shared/network/graph/port-range.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { anyRequirements, requirementsOf } from '../requirements-builder.ts';

const planWithout = (category: string, requirements: Parameters<typeof planNetwork>[0]['requirements']) => {
  const devices = catalogue.filter((device) => device.category !== category);
  return planNetwork({ requirements, devices, assigned: [], today: '2026-11-21' });
};

/** The line of Łódź brings more than one port of its router carries. */
const fastLine = requirementsOf({
  sites: [
    { name: 'Lagos', kind: 'datacentre', wiredUsers: 273, phones: 27, servers: 55, wan: 'leased-line' },
    {
      name: 'Łódź',
      wiredUsers: 10,
      phones: 241,
      servers: 91,
      floors: 6,
      wanMbps: 12_000,
      wan: 'leased-line',
    },
  ],
  redundancy: { coreSwitching: true, power: true },
  growth: { percent: 141, years: 3 },
  vendorPreference: 'Cisco',
});

describe('a device that no model meets', () => {
  it(
    'has as many ports for a link as the other device bundles, and none of them twice',
    () => {
      let bundles = 0;
      fc.assert(
        fc.property(fc.constantFrom('switch', 'firewall', 'router'), anyRequirements(), (category, any) => {
          for (const requirements of [any, fastLine]) {
            const { nodes, edges } = planWithout(category, requirements);
            const byId = new Map(nodes.map((node) => [node.id, node]));
            const taken = new Set<string>();
            for (const edge of edges) {
              const [source, target] = [byId.get(edge.source), byId.get(edge.target)];
              if (isTunnel(edge) || edge.circuit !== undefined || !source || !target) continue;
              const [one, other] = [portsNamed(edge.sourcePort ?? ''), portsNamed(edge.targetPort ?? '')];
              if (isInfrastructure(source) && isInfrastructure(target)) {
                expect(other.length, `${edge.id}: ${edge.sourcePort} and ${edge.targetPort}`).toBe(
                  one.length,
                );
                if (one.length > 1 && (!source.model || !target.model)) bundles += 1;
              }
              for (const [node, ports] of [
                [source, one],
                [target, other],
              ] as const) {
                if (node.model !== undefined || !isInfrastructure(node)) continue;
                for (const port of ports) {
                  expect(taken, edge.id).not.toContain(`${node.id} ${port}`);
                  taken.add(`${node.id} ${port}`);
                }
              }
            }
          }
        }),
        { numRuns: propertyRuns(3, 60) },
      );
      expect(bundles).toBeGreaterThan(0);
    },
    propertyTimeout(120_000),
  );

  it('has ends of its links that agree', () => {
    const graph = planWithout('switch', fastLine);
    const layer2 = checkNetwork({ graph, requirements: fastLine, devices: catalogue }).find(
      ({ id }) => id === 'layer-2',
    );
    expect(layer2?.findings.map(({ sentence }) => sentence)).toEqual([]);
  });
});
