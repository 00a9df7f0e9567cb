import { expect, test } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planTopology } from '#shared/network/plan.ts';
import { candidatesFor } from '#shared/network/recommend/candidates-for.ts';
import { office, today } from './recommendation-builder.ts';

const requirements = office();
const graph = planTopology(requirements);
const places = (type: string) => graph.nodes.filter((node) => node.type === type);
const candidates = (nodes = places('switch').slice(0, 1)) =>
  candidatesFor({ requirements, graph, nodes, devices: catalogue, today });

test('what can do the job of a place comes first, the cheapest first of all; the others say what they fail', () => {
  const found = candidates();
  const fitting = found.filter(({ failures }) => failures.length === 0);
  expect(fitting.length).toBeGreaterThan(0);
  expect(found.slice(0, fitting.length)).toEqual(fitting);
  const prices = fitting.flatMap(({ device }) => device.price?.amount ?? []);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(found.every(({ device }) => device.category === 'switch')).toBe(true);
  expect(found.at(-1)?.failures[0]).toMatch(/\.$/);
});

test('several places are served by what serves each of them, and different kinds by nothing', () => {
  const together = candidates(places('switch'));
  const alone = candidates();
  const count = (list: typeof together) => list.filter(({ failures }) => failures.length === 0).length;
  expect(count(together)).toBeLessThanOrEqual(count(alone));
  expect(candidates([...places('switch').slice(0, 1), ...places('firewall').slice(0, 1)])).toEqual([]);
  expect(candidates(places('user').slice(0, 1))).toEqual([]);
});
