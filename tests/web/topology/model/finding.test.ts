import { expect, test } from 'vitest';
import { arePeople } from '#shared/network/graph/count-people.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { linkRows } from '#web/features/topology/model/link-rows.ts';
import { newEdge, newNode } from '#web/features/topology/model/new-element.ts';
import { foundBy, searchNodes } from '#web/features/topology/model/search-nodes.ts';
import { secondLine } from '#web/features/topology/model/second-line.ts';
import { stepToNeighbour } from '#web/features/topology/model/step-to-neighbour.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

test('search ranks the exact label first, then its beginning, its parts, and other fields', () => {
  const graph = aGraph([
    aNode({ id: '1', label: 'Lab switch', addresses: ['10.0.0.1/24'] }),
    aNode({ id: '2', label: 'HQ-CORE-1' }),
    aNode({ id: '3', label: 'HQ-CORE-10' }),
    aNode({ id: '4', label: 'Old HQ-CORE-1', site: 'York' }),
  ]);
  const found = (text: string) => searchNodes(graph, text).map(({ id }) => id);
  expect(found('hq-core-1')).toEqual(['2', '3', '4']);
  expect(found('york old')).toEqual(['4']);
  expect(found('10.0.0.1')).toEqual(['1']);
  expect(found('nothing')).toEqual([]);
  expect(found('  ')).toEqual([]);
  expect(searchNodes(graph, 'hq', 2)).toHaveLength(2);
});

test('arrow keys step along links, and along the row if no link leads that way', () => {
  const graph = aGraph(
    [
      aNode({ id: 'core', layer: 'core' }),
      aNode({ id: 'left' }),
      aNode({ id: 'middle' }),
      aNode({ id: 'right' }),
    ],
    [aLink('core', 'left'), aLink('core', 'middle')],
  );
  const positions = new Map([
    ['core', { x: 0, y: 0 }],
    ['left', { x: -100, y: 100 }],
    ['middle', { x: 10, y: 100 }],
    ['right', { x: 200, y: 100 }],
  ]);
  const step = (from: string, direction: 'left' | 'right' | 'up' | 'down') =>
    stepToNeighbour(indexGraph(graph), positions, from, direction);
  expect(step('core', 'down')).toBe('middle');
  expect(step('core', 'left')).toBe('left');
  expect(step('left', 'up')).toBe('core');
  expect(step('middle', 'right')).toBe('right');
  expect(step('core', 'up')).toBeUndefined();
  expect(step('nobody', 'up')).toBeUndefined();
});

test('links of a device are listed by port, in numeric order', () => {
  const graph = aGraph(
    [aNode({ id: 'core' }), aNode({ id: 'a' }), aNode({ id: 'b' })],
    [
      aLink('core', 'a', { sourcePort: 'Gi1/0/10', targetPort: 'up 1' }),
      aLink('b', 'core', { sourcePort: 'up 2', targetPort: 'Gi1/0/2' }),
      aLink('core', 'b', { id: 'bare' }),
    ],
  );
  expect(
    linkRows(indexGraph(graph), 'core').map(({ ownPort, far, farPort }) => [ownPort, far.id, farPort]),
  ).toEqual([
    ['Gi1/0/2', 'b', 'up 2'],
    ['Gi1/0/10', 'a', 'up 1'],
    [undefined, 'b', undefined],
  ]);
});

test('a new device gets the next free name, a layer, and the site only where it can have one', () => {
  const graph = aGraph([aNode({ id: 'a', label: 'Switch 2' })]);
  const place = { id: 'new', position: { x: 1.6, y: 2 }, site: 'York' };
  expect(newNode(graph, 'switch', place)).toMatchObject({
    label: 'Switch 3',
    layer: 'access',
    site: 'York',
    position: { x: 2, y: 2 },
  });
  expect(newNode(graph, 'internet', place).site).toBeUndefined();
});

test('a drawn server counts among the servers; of drawn people the counts know that they are people', () => {
  const place = { id: 'n', position: { x: 0, y: 0 } };
  expect(newNode(aGraph([]), 'server', place).group).toBe('servers');
  const people = newNode(aGraph([]), 'user', place);
  expect(people.group).toBeUndefined();
  expect(arePeople(people)).toBe(true);
});

test.each([
  ['internet', 'router', 'wan'],
  ['accesspoint', 'user', 'wireless'],
  ['switch', 'user', 'lan'],
  ['switch', 'switch', 'trunk'],
  ['switch', 'accesspoint', 'trunk'],
  ['router', 'firewall', 'lan'],
] as const)('a link between %s and %s is a %s link at first', (a, b, type) => {
  const [from, to] = [aNode({ id: 'a', type: a }), aNode({ id: 'b', type: b })];
  expect(newEdge('new', from, to)).toMatchObject({ source: 'a', target: 'b', type });
});

test('a link between routers of two sites is a WAN link at first', () => {
  const router = (id: string, site: string) => aNode({ id, type: 'router', site });
  expect(newEdge('new', router('a', 'York'), router('b', 'Leeds')).type).toBe('wan');
});

test('below a label is its quantity, or its address without a host’s prefix length', () => {
  expect(secondLine(aNode({ id: 'a', quantity: 1200, addresses: ['10.0.0.1/32'] }))).toBe('× 1,200');
  expect(secondLine(aNode({ id: 'a', addresses: ['10.0.0.1/32'] }))).toBe('10.0.0.1');
  expect(secondLine(aNode({ id: 'a', addresses: ['10.0.0.1/26'] }))).toBe('10.0.0.1/26');
  expect(secondLine(aNode({ id: 'a' }))).toBeUndefined();
});

test('a port and a VLAN lead to the devices whose links have them', () => {
  const graph = aGraph(
    [aNode({ id: 'a' }), aNode({ id: 'b' }), aNode({ id: 'c' })],
    [aLink('a', 'b', { sourcePort: 'Gi1/0/3', vlans: [20] })],
  );
  const found = (text: string) => searchNodes(graph, text).map(({ id }) => id);
  expect(found('gi1/0/3')).toEqual(['a']);
  expect(found('vlan 20')).toEqual(['a', 'b']);
});

test('the VLAN or port that was meant comes first, those that only begin so after it, and each says why it is found', () => {
  const graph = aGraph(
    ['a', 'b', 'c', 'd', 'e'].map((id) => aNode({ id })),
    [
      aLink('a', 'b', { sourcePort: 'Port 49', vlans: [200] }),
      aLink('c', 'd', { sourcePort: 'Port 4', vlans: [20, 30] }),
      aLink('d', 'e', { vlans: [120] }),
    ],
  );
  const found = (text: string) =>
    searchNodes(graph, text).map((node) => `${node.id}: ${foundBy(graph, node, text)}`);
  expect(found('VLAN 20')).toEqual(['c: VLAN 20', 'd: VLAN 20', 'a: VLAN 200', 'b: VLAN 200']);
  expect(found('port 4')).toEqual(['c: Port 4 to d', 'a: Port 49 to b']);
  expect(found('port 4 vlan 30')).toEqual(['c: Port 4 to d']);
});
