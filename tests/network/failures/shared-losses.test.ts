import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { failureImpacts } from '#shared/network/failures/failure-impact.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { aGraph, aLink, aNode } from '../graph-builder.ts';
import { reachableFrom } from '../reachability.ts';

/** Up to eight switches under a provider with any links, and groups of people with ports at some of them. */
const anyNetwork = (): fc.Arbitrary<Graph> =>
  fc
    .integer({ min: 2, max: 8 })
    .chain((size) =>
      fc
        .tuple(
          fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 14 }),
          fc.array(
            fc.tuple(
              fc.integer({ min: 1, max: 9 }),
              fc.uniqueArray(fc.integer({ min: 1, max: size - 1 }), { minLength: 1, maxLength: 3 }),
              fc.integer({ min: 2, max: 6 }),
            ),
            { maxLength: 4 },
          ),
        )
        .map(([pairs, groups]) =>
          aGraph(
            [
              ...Array.from({ length: size }, (_, n) =>
                aNode(n === 0 ? 'internet' : 'core', { id: `s${n}` }),
              ),
              ...groups.map(([quantity], n) => aNode('users', { id: `g${n}`, quantity })),
            ],
            [
              ...pairs.flatMap(([a, b], n) => (a === b ? [] : [aLink(`s${a}`, `s${b}`, { id: `e${n}` })])),
              ...groups.flatMap(([, at, ports], n) =>
                at.map((s) => aLink(`s${s}`, `g${n}`, { sourcePort: `port 1-${ports}` })),
              ),
            ],
          ),
        ),
    );

/** How many people find a place at switches that reach the provider; a group on one switch is lost with it alone. */
function peopleServed(graph: Graph, failed: string): number {
  const isGroup = (id: string) => id.startsWith('g');
  const switches = {
    ...graph,
    edges: graph.edges.filter(({ id, target }) => id !== failed && !isGroup(target)),
  };
  const reached = reachableFrom(switches, ['s0'], new Set([failed]));
  return graph.nodes
    .filter(({ id }) => isGroup(id))
    .reduce((sum, { id, quantity }) => {
      const links = graph.edges.filter(({ target }) => target === id);
      const places = links.filter(({ source }) => reached.has(source)).length * portsOf(links[0]);
      return sum + (links.length === 1 ? (places > 0 ? quantity : 0) : Math.min(quantity, places));
    }, 0);
}

const portsOf = (edge: Graph['edges'][number] | undefined): number =>
  Number(edge?.sourcePort?.split('-').at(1) ?? 0);

test('each failure affects those for whom no remaining port has room', () => {
  fc.assert(
    fc.property(anyNetwork(), (graph) => {
      const lost = new Map(
        failureImpacts(indexNetwork(graph), usualFigures).map(({ element, endpoints }) => [
          'node' in element ? element.node.id : element.edge.id,
          endpoints,
        ]),
      );
      const before = peopleServed(graph, '');
      const elements = [...graph.nodes, ...graph.edges].filter(({ id }) => /^[se]\d+$/.test(id));
      for (const { id } of elements) {
        expect(lost.get(id) ?? 0, id).toBe(before - peopleServed(graph, id));
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('computers behind phones are lost with their phones', () => {
  const graph = aGraph(
    [
      aNode('internet', { id: 'isp' }),
      aNode('access', { id: 'a' }),
      aNode('access', { id: 'b' }),
      aNode('users', { id: 'phones', quantity: 20 }),
      aNode('users', { id: 'computers', quantity: 20 }),
    ],
    [
      aLink('isp', 'a'),
      aLink('isp', 'b'),
      aLink('a', 'phones', { sourcePort: 'port 1-12' }),
      aLink('b', 'phones', { sourcePort: 'port 1-8' }),
      aLink('phones', 'computers', { sourcePort: 'PC' }),
    ],
  );
  const people = failureImpacts(indexNetwork(graph), usualFigures).flatMap((impact) =>
    'node' in impact.element ? [[impact.element.node.id, impact.endpoints]] : [],
  );
  expect(people).toEqual([
    ['isp', 40],
    ['a', 24],
    ['b', 16],
  ]);
});
