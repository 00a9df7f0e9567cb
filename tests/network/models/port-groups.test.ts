import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { portsNamed } from '#shared/network/graph/port-range.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { networksOfAllSizes } from '../requirements-builder.ts';

const isGrouped = ({ specs }: Device): boolean =>
  specs.ports.some(({ speedGroup }) => speedGroup !== undefined);

/** The catalogue without the switches and firewalls whose SFP28 each have their own speed: the groups are what is left to choose. */
const grouped = catalogue.filter(
  (device) =>
    isGrouped(device) ||
    (device.category !== 'switch' && device.category !== 'firewall') ||
    device.specs.ports.every(({ connector, count }) => connector !== 'SFP28' || count < 12),
);

/** In Gbit/s: by the transceiver where there is one, since that is what is plugged in, else by the link. */
function speedOf(edge: Graph['edges'][number], end: 'source' | 'target'): number | undefined {
  const [, gbps, mbps] = /^(?:(\d+)G|(\d+))(?:BASE)?-?/.exec(edge.optics?.[end] ?? '') ?? [];
  if (gbps !== undefined) return Number(gbps);
  if (mbps !== undefined) return Number(mbps) / 1_000;
  if (edge.type === 'wan') return undefined;
  const least = (edge.bandwidthMbps ?? 1_000) / 1_000;
  return [1, 10, 25].find((speed) => speed >= least);
}

/** The speeds in each group of ports of a network, worked out from the counts of the catalogue alone. */
function speedsByGroup(graph: Graph, devices: readonly Device[]): ReadonlyMap<string, ReadonlySet<number>> {
  const models = new Map(devices.map((device) => [device.id, device]));
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const speeds = new Map<string, Set<number>>();
  for (const edge of graph.edges)
    for (const end of ['source', 'target'] as const) {
      const device = models.get(nodes.get(edge[end])?.equipmentId ?? '');
      const named = end === 'source' ? edge.sourcePort : edge.targetPort;
      const speed = speedOf(edge, end);
      if (device === undefined || named === undefined || speed === undefined) continue;
      const ports = portsOf(device);
      const byName = portsByName(ports);
      for (const name of portsNamed(named.replace(/\.\d+$/, ''))) {
        const port = byName.get(name);
        if (port === undefined) continue;
        const at = ports.indexOf(port);
        let first = 0;
        for (const { count, role, speedGroup } of device.specs.ports) {
          if (role === 'management') continue;
          if (at >= first && at < first + count && speedGroup !== undefined) {
            const key = `${edge[end]} ${first} ${Math.floor((at - first) / speedGroup.ports)}`;
            const own = speeds.get(key) ?? new Set();
            speeds.set(key, own.add(Math.max(speed, (speedGroup.leastMbps ?? 0) / 1_000)));
          }
          first += count;
        }
      }
    }
  return speeds;
}

describe('ports that run at one speed', () => {
  it(
    'have links of one speed in every plan',
    () => {
      let groups = 0;
      fc.assert(
        fc.property(networksOfAllSizes(), (requirements) => {
          const graph = planNetwork({ requirements, devices: grouped, assigned: [], today: '2026-11-21' });
          for (const [group, speeds] of speedsByGroup(graph, grouped)) {
            groups += 1;
            expect([...speeds], group).toHaveLength(1);
          }
        }),
        { numRuns: propertyRuns(20, 400) },
      );
      expect(groups).toBeGreaterThan(0);
    },
    propertyTimeout(240_000),
  );
});
