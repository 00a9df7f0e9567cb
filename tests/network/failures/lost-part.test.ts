import { expect, test } from 'vitest';
import { failureImpacts } from '#shared/network/failures/failure-impact.ts';
import { lossOfSites, lostPart, sumLosses } from '#shared/network/failures/lost-part.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { aGraph, aLink, aNode } from '../../web/topology/campus.ts';
import { threeSites } from '../requirements-builder.ts';

/** Two core switches that back each other up, each access switch on both, and people on the access switches. */
const graph = aGraph(
  [
    aNode({ id: 'isp', type: 'internet', layer: 'internet' }),
    aNode({ id: 'fw', type: 'firewall', layer: 'edge', site: 'Leeds' }),
    aNode({ id: 'core-1', layer: 'core', site: 'Leeds' }),
    aNode({ id: 'core-2', layer: 'core', site: 'Leeds' }),
    aNode({ id: 'acc-1', site: 'Leeds' }),
    aNode({ id: 'acc-2', site: 'Leeds' }),
    aNode({ id: 'staff', type: 'user', layer: 'endpoint', quantity: 30, site: 'Leeds' }),
  ],
  [
    aLink('isp', 'fw', { type: 'wan' }),
    aLink('fw', 'core-1'),
    aLink('fw', 'core-2'),
    ...['acc-1', 'acc-2'].flatMap((access) => [aLink('core-1', access), aLink('core-2', access)]),
    aLink('acc-1', 'staff', { type: 'lan', sourcePort: 'Gi1/0/1-20' }),
    aLink('acc-2', 'staff', { type: 'lan', sourcePort: 'Gi1/0/1-10' }),
  ],
);
const network = indexNetwork(graph);
const failing = (...ids: string[]) => {
  const part = lostPart(
    network,
    ids.flatMap((id) => {
      const [node, edge] = [
        graph.nodes.find((one) => one.id === id),
        graph.edges.find((one) => one.id === id),
      ];
      return node ? { node } : edge ? { edge } : [];
    }),
  );
  const bySite = lossOfSites(network, part, new Set(ids));
  return { ...part, ...sumLosses(bySite.values()), sites: [...bySite.keys()] };
};

test('two that back each other up lose nothing alone, and everything behind them at once', () => {
  expect(failing('core-1')).toMatchObject({ endpoints: 0, devices: 0 });
  expect(failing('core-2').whole).toEqual(new Set(['core-2']));
  expect(failing('core-1', 'core-2')).toMatchObject({ endpoints: 30, devices: 2, sites: ['Leeds'] });
});

test('a device and a link may fail at once', () => {
  expect(failing('core-1', 'fw--core-2').endpoints).toBe(30);
  expect(failing('core-1--acc-1', 'core-2--acc-2').endpoints).toBe(0);
});

test('of people on two switches those on the failed one count, and all where both fail', () => {
  expect(failing('acc-1')).toMatchObject({ endpoints: 20, partly: new Map([['staff', 20]]) });
  expect(failing('acc-1', 'acc-2')).toMatchObject({ endpoints: 30, partly: new Map() });
});

test('of one failure it counts what the list of single failures counts', () => {
  const designs = [threeSites(), threeSites({ redundancy: { coreSwitching: true, internet: true } })];
  for (const index of designs.map((requirements) => indexNetwork(planTopology(requirements))))
    for (const { element, endpoints, servers, devices } of failureImpacts(index, usualFigures)) {
      const id = 'node' in element ? element.node.id : element.edge.id;
      const losses = lossOfSites(index, lostPart(index, [element]), new Set([id]));
      expect({ id, ...sumLosses(losses.values()) }).toEqual({ id, endpoints, servers, devices });
    }
});
