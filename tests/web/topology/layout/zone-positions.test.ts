import { describe, expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { firstZone } from '#web/features/topology/layout/first-zone.ts';
import { zonePositions } from '#web/features/topology/layout/zone-positions.ts';
import { lookFrom } from '#web/features/topology/model/look.ts';
import { lookGraph } from '#web/features/topology/model/look-graph.ts';

const zonesOf = (sites: number, given: (i: number) => Record<string, unknown> = () => ({})) => {
  const plan = planTopology(
    Requirements.parse({
      sites: Array.from({ length: sites }, (_, i) => ({
        name: `Site ${i + 1}`,
        wiredUsers: 40,
        servers: 2,
        ...given(i),
      })),
    }),
  );
  const drawn = lookGraph(plan, { ...lookFrom(new URLSearchParams()), look: 'zones' });
  const positions = zonePositions(drawn);
  const at = (id: string) => positions.get(id) ?? { x: Number.NaN, y: Number.NaN };
  return { drawn, positions, at };
};

describe('the zones of several sites', () => {
  test('stand in rows, and each site in a column beneath what decides between its zones', () => {
    const { drawn, at } = zonesOf(12);
    const members = drawn.nodes.filter(({ site }) => site !== undefined);
    const rows = Map.groupBy(members, ({ site }) => site);
    for (const own of rows.values()) expect(new Set(own.map(({ id }) => at(id).y)).size).toBe(1);
    for (const column of Map.groupBy(members, ({ label }) => label).values())
      expect(new Set(column.map(({ id }) => at(id).x)).size).toBe(1);
    for (const { source, target } of drawn.edges.filter(({ id }) => id.startsWith('zone '))) {
      expect(at(source).x).toBe(at(target).x);
      expect(at(source).y).toBeLessThan(at(target).y);
    }
  });

  test('leave every device a place of its own', () => {
    const { drawn, positions } = zonesOf(12);
    const places = new Set([...positions.values()].map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(drawn.nodes.length);
  });

  test('begin with the first zone at two sites that stand side by side', () => {
    const { drawn, at, positions } = zonesOf(12);
    const [first = '', second = '', ...above] = firstZone(drawn, positions);
    expect(above).toHaveLength(2);
    expect(above.map((id) => at(id).x)).toEqual([at(first).x, at(second).x]);
    for (const id of above) expect(at(id).y).toBeLessThan(at(first).y);
    expect(at(first).y).toBe(at(second).y);
    const members = drawn.nodes.filter(({ site }) => site !== undefined);
    expect(at(first).x).toBe(Math.min(...members.map(({ id }) => at(id).x)));
    expect(at(first).y).toBe(Math.min(...members.map(({ id }) => at(id).y)));
    expect(at(second).x - at(first).x).toBeLessThan(300);
  });

  test('begin with all that is above them where there are no more columns', () => {
    const { drawn, positions } = zonesOf(40, (i) => ({ wiredUsers: 90 - i }));
    const outside = drawn.nodes.filter(({ site }) => site === undefined).map(({ id }) => id);
    expect(firstZone(drawn, positions).slice(2)).toEqual(outside);
  });

  test('have twelve sites in a column each: one fewer than cards are stacked from', () => {
    const { drawn } = zonesOf(12);
    const labels = drawn.nodes.flatMap(({ site, label }) => (site === undefined ? [] : label));
    expect(new Set(labels)).toEqual(new Set(Array.from({ length: 12 }, (_, i) => `Site ${i + 1}`)));
  });

  test('have many sites with the same zones as one, however they differ otherwise, and the hub by itself', () => {
    const { drawn } = zonesOf(40, (i) => ({ wiredUsers: 90 - i }));
    const labels = new Set(drawn.nodes.flatMap(({ site, label }) => (site === undefined ? [] : label)));
    expect([...labels]).toEqual(['Site 1', 'Site 2 and 38 more']);
    expect(drawn.nodes.filter(({ type }) => type === 'router' || type === 'firewall')).toHaveLength(2);
  });
});
