import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import {
  checkOversubscription,
  overloadsWithout,
  uplinkRatio,
} from '#shared/network/checks/oversubscription.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { assumptionsOf } from '#shared/network/requirements/changeable-assumptions.ts';
import { requirementsOf } from '../requirements-builder.ts';

const figures = assumptionsOf(requirementsOf({}));

/** What the ports below each access switch send, as a multiple of its ways up, by its name. */
function ratiosOf(graph: Graph): ReadonlyMap<string, number> {
  const index = indexNetwork(graph);
  return new Map(
    graph.nodes.flatMap((node) => {
      const load = node.layer === 'access' ? uplinkRatio(node, index, figures) : undefined;
      return load === undefined ? [] : [[node.label, Number(load.ratio.toFixed(2))] as const];
    }),
  );
}

const findingsOf = (graph: Graph) =>
  checkOversubscription(indexNetwork(graph), () => undefined, figures).findings;

const withRate = (graph: Graph, rule: string, bandwidthMbps: number): Graph => ({
  ...graph,
  edges: graph.edges.map((edge) => (edge.because?.rule === rule ? { ...edge, bandwidthMbps } : edge)),
});

const office: RequirementsInput = {
  sites: [{ name: 'Office', kind: 'office', floors: 1, areaM2: 1_500, wiredUsers: 60, servers: 6 }],
  growth: { percent: 0 },
};

describe('switches of one closet that share a fibre', () => {
  const graph = planTopology(requirementsOf(office));

  it('count together at the fibre, and each at its patch', () => {
    // 30 desks on each of the two.
    const ratios = [...ratiosOf(graph).values()];
    expect(ratios).toEqual([6, 3]);
    expect(findingsOf(graph)).toEqual([]);
  });

  it('fail the check where the fibre is too slow for both, and where the patch is', () => {
    expect(findingsOf(withRate(graph, 'access-uplinks', 2_500))).toMatchObject([
      { severity: 'failure', sentence: expect.stringContaining('60 Gbit/s below / 2.5 Gbit/s above') },
    ]);
    expect(findingsOf(withRate(graph, 'closet-patch', 1_000))).toMatchObject([
      { severity: 'failure', sentence: expect.stringContaining('30 Gbit/s below / 1 Gbit/s above') },
    ]);
  });
});

describe('a ring of industrial switches', () => {
  const graph = planTopology(
    requirementsOf({
      sites: [{ name: 'Works', kind: 'factory', areaM2: 4_000, wiredUsers: 10, cameras: 16 }],
      segments: [{ name: 'Cell', type: 'iot', users: 16, isolationLevel: 'physical' }],
      redundancy: { coreSwitching: true },
      growth: { percent: 25, years: 3 },
    }),
  );
  const ring = graph.nodes.filter(
    ({ type, surroundings }) => type === 'switch' && surroundings === 'industrial',
  );
  it('sends all that hangs on it by its two ends, half of what is between them by each', () => {
    const index = indexNetwork(graph);
    // 6, 5 and 5 devices at a gigabit each, and fibres of a gigabit.
    expect(ring.map((node) => uplinkRatio(node, index, figures)?.ratio)).toEqual([8.5, 5, 7.5]);
  });

  it('sends all by one end where the other leads up no more, and is judged by that', () => {
    expect(findingsOf(graph)).toEqual([]);
    const strict = { ...figures, accessOversubscription: 15 };
    const [first, , last] = ring;
    expect(checkOversubscription(indexNetwork(graph), () => undefined, strict).findings).toMatchObject(
      [first, last].map((end, at) => ({
        severity: 'warning',
        elements: [end?.id],
        sentence: expect.stringContaining(
          `with ${[last, first][at]?.label} cut off from above 16 Gbit/s below / 1 Gbit/s above = 16:1`,
        ),
      })),
    );
  });

  it('sends what is left by one end when the other fails, or what is above that', () => {
    const index = indexNetwork(graph);
    const strict = { ...figures, accessOversubscription: 9 };
    const [first, , last] = ring;
    const above = (index.attachments.get(first?.id ?? '') ?? []).find(({ other }) =>
      other.label.includes('DIST'),
    );
    const overloads = (failed = first) =>
      failed === undefined ? [] : overloadsWithout(failed, index, strict).filter(({ node }) => node === last);
    expect(above).toBeDefined();
    expect(overloads(above?.other).map(({ ratio }) => ratio)).toEqual([16]);
    expect(overloads().map(({ ratio }) => ratio)).toEqual([10]);
  });
});
