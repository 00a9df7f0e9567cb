import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { type Band, siteBands } from '#shared/network/drawing/bands.ts';
import { planTopology } from '#shared/network/plan.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { refinePositions } from '#web/features/topology/layout/refine-positions.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { allCases } from '../../../network/reference/cases/all-cases.ts';

const sites: Record<string, object> = {
  'a small office of two floors': { name: 'York', floors: 2, wiredUsers: 12, wirelessUsers: 10 },
  'an office of three floors with servers': {
    name: 'York',
    floors: 3,
    wiredUsers: 80,
    wirelessUsers: 60,
    phones: 40,
    cameras: 8,
    printers: 6,
    servers: 4,
  },
  'a headquarters of eleven floors': {
    name: 'York',
    floors: 11,
    wiredUsers: 400,
    wirelessUsers: 400,
    phones: 100,
    cameras: 30,
    printers: 20,
    servers: 8,
  },
};

/** The order in which people read: row by row, from left to right. */
function readingOrder(bands: readonly Band[]): string[] {
  const rows: Band[][] = [];
  for (const band of bands.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    if (row?.[0] && band.top < row[0].bottom) row.push(band);
    else rows.push([band]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left).map(({ title }) => title));
}

function bandsOf({ nodes }: Graph, site: string, positions: Positions): readonly Band[] {
  return siteBands(
    nodes.filter((node) => node.site === site),
    (id) => positions.get(id),
  );
}

describe.each(['first', 'rearranged'])('floors of a picture when it is %s', (when) => {
  const laidOut = async (graph: Graph) =>
    when === 'first' ? firstPositions(graph) : refinePositions(new ELK(), graph);

  it.each(Object.entries(sites))('are each a band, in their order: %s', async (_, site) => {
    const graph = planTopology(
      Requirements.parse({ sites: [site], redundancy: { internet: true, coreSwitching: true } }),
    );
    const floors = new Set(graph.nodes.flatMap(({ floor }) => floor ?? []));
    expect(floors.size).toBeGreaterThan(1);
    const positions = await laidOut(graph);
    const order = readingOrder(bandsOf(graph, 'York', positions));
    for (const floor of floors) {
      const points = graph.nodes.filter((node) => node.type === 'accesspoint' && node.floor === floor);
      const byName = points
        .toSorted((a, b) => naturally(a.label, b.label))
        .map(({ id }) => positions.get(id));
      expect(byName.toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0) || (a?.x ?? 0) - (b?.x ?? 0))).toEqual(
        byName,
      );
    }
    expect(order).toEqual([...floors].toSorted((a, b) => a - b).map((floor) => `Floor ${floor}`));
  });

  it('are in their order in every site of the reference designs that shows them', async () => {
    let shown = 0;
    for (const { id, requirements, existing } of allCases) {
      if (existing || requirements.sites.length > 30) continue;
      const graph = planTopology(requirements);
      if (graph.nodes.length > 700) continue;
      const positions = await laidOut(graph);
      for (const { name, buildings } of requirements.sites) {
        const order = readingOrder(bandsOf(graph, name, positions));
        shown += order.length;
        if (buildings.length === 0) expect([id, name, order]).toEqual([id, name, order.toSorted(naturally)]);
      }
    }
    expect(shown).toBeGreaterThan(20);
  }, 120_000);
});
