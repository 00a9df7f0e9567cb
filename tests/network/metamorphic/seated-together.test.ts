import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { reachableFrom } from '../reachability.ts';
import { requirementsOf } from '../requirements-builder.ts';

type SegmentInput = NonNullable<RequirementsInput['segments']>[number];

/** An airport of three floors with two closets each, and a building beside it. */
const airport = (segment: Partial<SegmentInput>, more: RequirementsInput = {}) =>
  planTopology(
    requirementsOf({
      sites: [
        {
          name: 'Airport',
          kind: 'campus',
          floors: 3,
          areaM2: 45_000,
          wiredUsers: 300,
          wirelessUsers: 200,
          cameras: 60,
          guests: 1_500,
          buildings: [{ name: 'Cargo', floors: 2, areaM2: 9_000, distanceM: 800 }],
        },
      ],
      segments: [
        { name: 'Border police', type: 'security', users: 24, isolationLevel: 'physical', ...segment },
      ],
      redundancy: { internet: true, coreSwitching: true },
      ...more,
    }),
  );

/** Switches and access points that carry a VLAN of the segment, and where its people sit. */
function ownOf({ nodes, edges, subnets }: Graph) {
  const vlans = subnets.flatMap(({ vlan, name }) => (name.startsWith('Border police') && vlan ? [vlan] : []));
  const touched = new Set(
    edges.flatMap(({ source, target, vlans: carried }) =>
      carried.some((vlan) => vlans.includes(vlan)) ? [source, target] : [],
    ),
  );
  const own = nodes.filter(({ id }) => touched.has(id));
  const people = own.filter(({ group }) => group === 'wired-users' || group === 'wireless-users');
  return {
    switches: own.filter(({ type }) => type === 'switch').map(({ id }) => id),
    accessPoints: own.filter(({ type }) => type === 'accesspoint').length,
    people: people.reduce((sum, { quantity }) => sum + quantity, 0),
    places: new Set(people.map(({ building, floor }) => `${building} ${floor}`)),
  };
}

describe('a segment of staff on switches of its own', () => {
  it('sits together in as many closets as its ports fill: 24 people in one, on one switch', () => {
    const { switches, accessPoints, people, places } = ownOf(airport({}));
    expect(people).toBe(24);
    expect(places.size).toBe(1);
    expect(switches).toHaveLength(1);
    // 24 of 2,000 people are on 1.2 % of 54,000 m², which six cells of 125 m² cover.
    expect(accessPoints).toBeLessThanOrEqual(6);
  });

  it('hangs with one or two switches on both members of the gateway, which either survives', () => {
    for (const users of [24, 40]) {
      const graph = airport({ users });
      const { switches } = ownOf(graph);
      expect(switches.length).toBe(users === 24 ? 1 : 2);
      for (const failed of ['air-fw-1', 'air-fw-2']) {
        const reached = reachableFrom(
          graph,
          [failed === 'air-fw-1' ? 'air-fw-2' : 'air-fw-1'],
          new Set([failed]),
        );
        expect(switches.filter((id) => !reached.has(id))).toEqual([]);
      }
    }
  });

  it('takes more closets the more people it has, up to all of them', () => {
    const places = [24, 90, 200, 480].map((users) => ownOf(airport({ users })).places.size);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.at(-1)).toBe(5);
  });

  it('is all over the site where it consists of devices', () => {
    const graph = airport({ name: 'Belts', type: 'iot', users: 60 });
    const cameras = graph.nodes.filter(({ group }) => group === 'cameras');
    // Two closets on each of three floors, and one on each of the other building's.
    expect(cameras).toHaveLength(8);
    expect(cameras.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(60);
    // They are called what their segment is: belts are no cameras.
    expect(cameras[0]?.label).toBe('AIR F1.1 Belts');
    expect(cameras.filter(({ label }) => /camera/.test(label))).toEqual([]);
  });
});
