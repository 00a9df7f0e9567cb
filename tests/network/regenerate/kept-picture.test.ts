import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Requirements, RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { anyRequirements, requirementsOf } from '../requirements-builder.ts';
import { arranged, framesOf, overlaps } from './arranged-picture.ts';

const touching = (a: TopologyNode, b: TopologyNode): boolean =>
  a.position !== undefined &&
  b.position !== undefined &&
  Math.abs(a.position.x - b.position.x) < 132 &&
  Math.abs(a.position.y - b.position.y) < 104;

const again = (current: Graph, requirements: Requirements) =>
  regenerate(current, noEdits(), planTopology(requirements)).graph;

const changes = () =>
  fc
    .tuple(anyRequirements(), anyRequirements())
    .map(([before, after]) => ({ before: planTopology(before), after }));

describe('a picture that somebody arranged, planned again', () => {
  it('keeps everything where it is, and frames of sites apart, where there is room', () => {
    fc.assert(
      fc.property(changes(), ({ before, after }) => {
        const current = arranged(before, 20_000);
        const stood = new Map(current.nodes.map(({ id, position }) => [id, position]));
        const { nodes } = again(current, after);
        for (const { id, position } of nodes) if (stood.has(id)) expect(position).toEqual(stood.get(id));
        expect(nodes.filter(({ position }) => position === undefined)).toEqual([]);
        expect(overlaps(nodes)).toEqual([]);
      }),
      { numRuns: propertyRuns(6, 160) },
    );
  });

  it('keeps frames apart, sites whole, and new nodes clear of all others, where there is none', () => {
    fc.assert(
      fc.property(changes(), ({ before, after }) => {
        const current = arranged(before, 72);
        const stood = new Map(current.nodes.map(({ id, position }) => [id, position]));
        const { nodes } = again(current, after);
        expect(overlaps(nodes)).toEqual([]);
        for (const own of Map.groupBy(nodes, ({ site, id }) => site ?? id).values()) {
          const moves = own.flatMap(({ id, position }) => {
            const from = stood.get(id);
            return position && from ? [`${position.x - from.x} ${position.y - from.y}`] : [];
          });
          expect(new Set(moves).size).toBeLessThanOrEqual(1);
          const fresh = own.filter(({ id }) => !stood.has(id));
          // A site of which nothing stood comes as it was planned, which has its own spacing.
          if (fresh.length === own.length) continue;
          for (const one of fresh)
            expect(own.filter((other) => other !== one && touching(one, other))).toEqual([]);
        }
      }),
      { numRuns: propertyRuns(6, 160) },
    );
  });

  const sites = [
    { name: 'York', kind: 'headquarters', wiredUsers: 60, servers: 4 },
    { name: 'Leeds', wiredUsers: 20, wirelessUsers: 10 },
    { name: 'Hull', wiredUsers: 20, wirelessUsers: 10 },
  ] satisfies RequirementsInput['sites'];

  it('puts what a branch gains into the branch, beside the switch that it hangs on', () => {
    const before = planTopology(requirementsOf({ sites }));
    const current = arranged(before, 72);
    const grown = requirementsOf({
      sites: sites.map((site) => (site.name === 'Leeds' ? { ...site, cameras: 6, printers: 2 } : site)),
    });
    const known = new Set(current.nodes.map(({ id }) => id));
    const { nodes, edges } = again(current, grown);
    const fresh = nodes.filter(({ id }) => !known.has(id));
    expect(fresh.map(({ site }) => site)).toEqual(['Leeds', 'Leeds']);
    const frame = framesOf(current.nodes).get('Leeds');
    for (const { id, position } of fresh) {
      const link = edges.find(({ source, target }) => source === id || target === id);
      const parent = nodes.find(
        (node) => node.id !== id && (node.id === link?.source || node.id === link?.target),
      );
      if (!position || !parent?.position || !frame) throw new Error('no position');
      expect(Math.hypot(position.x - parent.position.x, position.y - parent.position.y)).toBeLessThan(700);
      expect(position.y).toBeGreaterThan(frame.top);
    }
  });

  it('moves no site that is far away where one needs room', () => {
    const plain = { securityRequirements: { firewall: 'none' }, budgetRange: 'low' } as const;
    const office = { name: 'Ripon', wiredUsers: 1 };
    const headquarters = { name: 'York', kind: 'headquarters', wiredUsers: 1 } as const;
    const current = arranged(
      planTopology(requirementsOf({ ...plain, sites: [office, headquarters] })),
      20_000,
    );
    const { nodes } = again(
      current,
      requirementsOf({
        ...plain,
        sites: [{ ...office, kind: 'campus', buildings: [{ name: 'Library' }] }, headquarters],
        segments: [{ name: 'Finance', type: 'guest', users: 3 }],
        redundancy: { internet: true },
      }),
    );
    const stood = new Map(current.nodes.map(({ id, position }) => [id, position]));
    for (const { id, site, position } of nodes)
      if (site === 'York' && stood.has(id)) expect(position).toEqual(stood.get(id));
  });

  it('puts a new site below all others', () => {
    const current = arranged(planTopology(requirementsOf({ sites })), 72);
    const nodes = again(
      current,
      requirementsOf({ sites: [...sites, { name: 'Ripon', wiredUsers: 9 }] }),
    ).nodes;
    const frames = framesOf(nodes);
    const ripon = frames.get('Ripon');
    for (const { name } of sites) expect(ripon?.top).toBeGreaterThan(frames.get(name)?.bottom ?? 0);
  });
});
