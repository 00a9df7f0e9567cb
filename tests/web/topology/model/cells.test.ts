import { expect, test } from 'vitest';
import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import type { Cell } from '#web/features/topology/cells/cell.ts';
import { editLinks, editNodes } from '#web/features/topology/cells/edit-cells.ts';
import { linkCells } from '#web/features/topology/cells/link-cells.ts';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import { pasteCells } from '#web/features/topology/cells/paste-cells.ts';
import { subnetCells } from '#web/features/topology/cells/subnet-cells.ts';
import { applyEdit } from '#web/features/topology/model/edit-history.ts';
import { freePorts } from '#web/features/topology/model/free-ports.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { equipmentOf } from '../../equipment/equipment-builder.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const accessSwitch = equipmentOf({
  id: '65b000000000000000000001',
  manufacturer: 'Acme',
  model: 'X8',
  category: 'switch',
});
const graph = aGraph(
  [
    aNode({ id: 'a', label: 'HQ-A', equipmentId: accessSwitch.id }),
    aNode({ id: 'b', label: 'HQ-B' }),
    aNode({ id: 'c' }),
  ],
  [aLink('a', 'b', { sourcePort: 'Port 1', addresses: { source: '10.0.0.0/31', target: '10.0.0.1/31' } })],
);
const context = { index: indexGraph(graph), devices: new Map([[accessSwitch.id, accessSwitch]]) };
const node = (cell: Cell<TopologyNode>, text: string) =>
  cell.write(aNode({ id: 'a', label: 'HQ-A' }), text, context);
const link = (cell: Cell<TopologyEdge>, text: string) =>
  cell.write(aLink('a', 'b', { sourcePort: 'Port 1' }), text, context);

test('what is typed becomes a value of the contract, and an emptied field goes', () => {
  expect(node(nodeCells.floor, '3')).toMatchObject({ floor: 3 });
  expect(nodeCells.floor.write(aNode({ id: 'a', floor: 3 }), '', context)).toEqual(aNode({ id: 'a' }));
  expect(node(nodeCells.addresses, '10.0.0.1/24, 10.0.1.1/32')).toMatchObject({
    addresses: ['10.0.0.1/24', '10.0.1.1/32'],
  });
  expect(node(nodeCells.type, 'Firewall')).toMatchObject({ type: 'firewall', layer: 'edge' });
  expect(node(nodeCells.model, 'acme x8')).toMatchObject({
    equipmentId: accessSwitch.id,
    model: { model: 'X8' },
  });
  expect(link(linkCells.rate, '10 Gbit/s')).toMatchObject({ bandwidthMbps: 10_000 });
  expect(link(linkCells.rate, '100M')).toMatchObject({ bandwidthMbps: 100 });
  expect(link(linkCells.vlans, '30, 10-12')).toMatchObject({ vlans: [10, 11, 12, 30] });
  expect(link(linkCells.opticAtTarget, '10GBASE-SR')).toMatchObject({ optics: { target: '10GBASE-SR' } });
  expect(link(linkCells.target, 'c')).toMatchObject({ source: 'a', target: 'c', sourcePort: 'Port 1' });
});

test('a port that is called by its rate gets its other name with another rate, and offers those of the rate', () => {
  const switchWithCages = equipmentOf({
    id: '65b000000000000000000002',
    manufacturer: 'Juniper',
    model: 'EX4600',
    category: 'switch',
    specs: { ports: [{ count: 4, speedMbps: 10_000, connector: 'SFP+', role: 'access' }] },
  });
  const ends = aGraph([aNode({ id: 'a', equipmentId: switchWithCages.id }), aNode({ id: 'b' })], []);
  const cages = { index: indexGraph(ends), devices: new Map([[switchWithCages.id, switchWithCages]]) };
  const bundle = aLink('a', 'b', { sourcePort: 'xe-0/0/1-2', targetPort: 'port 1', bandwidthMbps: 10_000 });
  const slowed = linkCells.rate.write(bundle, '1 Gbit/s', cages);
  expect(slowed).toMatchObject({
    sourcePort: 'ge-0/0/1-2',
    targetPort: 'port 1',
    bandwidthMbps: 1_000,
  });
  expect(linkCells.sourcePort.suggestions?.(aLink('a', 'b', { bandwidthMbps: 1_000 }), cages)).toEqual([
    'ge-0/0/0',
    'ge-0/0/1',
    'ge-0/0/2',
    'ge-0/0/3',
  ]);
});

test.each([
  [nodeCells.label, ' ', 'A label must not be empty.'],
  [nodeCells.floor, 'ground', 'A floor is a number from 1 to 200.'],
  [nodeCells.quantity, '', 'A node stands for 1 to 1,000,000 devices.'],
  [
    nodeCells.addresses,
    '10.0.0.300/24',
    '“10.0.0.300/24” is no address with its prefix length, such as 10.0.0.1/24.',
  ],
  [nodeCells.model, 'Nobody Z1', 'No device of the catalogue is called “Nobody Z1”.'],
] as const)('$0.label: %s is no value', (cell, text, sentence) => {
  expect(node(cell, text)).toBe(sentence);
});

test('what is no value of a link or a subnet is explained', () => {
  expect(link(linkCells.rate, 'fast')).toMatch(/^Enter Mbit\/s up to 1,600,000/);
  expect(link(linkCells.vlans, '10, 5000')).toMatch(/^VLANs are numbers/);
  expect(link(linkCells.target, 'HQ-A')).toBe('A link has two different ends.');
  expect(link(linkCells.source, 'Nowhere')).toBe('No device is called “Nowhere”.');
  const subnet = {
    id: 's',
    site: 'Leeds',
    name: 'Voice',
    purpose: 'voice',
    cidr: '10.0.8.0/24',
    hosts: 9,
  } as const;
  expect(subnetCells.cidr.write(subnet, '10.0.8.0', context)).toMatch(/^A block is/);
  expect(subnetCells.dhcp.write(subnet, '10.0.8.20 - 10.0.8.99', context)).toMatchObject({
    dhcp: { to: '10.0.8.99' },
  });
});

test('every cell of a planned element gives back what it shows', () => {
  const cells = (element: TopologyNode) =>
    Object.values(nodeCells).map((cell) => cell.write(element, cell.text(element, context), context));
  for (const element of graph.nodes.filter(({ equipmentId }) => equipmentId === undefined))
    for (const same of cells(element)) expect(same).toEqual(element);
  for (const cell of Object.values(linkCells))
    for (const edge of graph.edges)
      expect(cell.write(edge, cell.text(edge, context), context), cell.key).toEqual(edge);
});

test('a link that is moved to another device leaves its port and address there', () => {
  expect(linkCells.source.write(aGraph([], graph.edges).edges[0] ?? aLink('a', 'b'), 'c', context)).toEqual(
    aLink('c', 'b', { id: 'a--b', addresses: { target: '10.0.0.1/31' } }),
  );
});

test('an end that is typed is plugged into the next free port, and pasted ones each into their own', () => {
  const devices = new Map([[accessSwitch.id, accessSwitch]]);
  const edges = [
    aLink('a', 'b', { sourcePort: 'Port 1' }),
    aLink('c', 'b', { medium: 'copper' }),
    aLink('d', 'b', { medium: 'copper' }),
  ];
  const nodes = [...graph.nodes, aNode({ id: 'd' })];
  const contextOf = (links: readonly TopologyEdge[]) => ({
    index: indexGraph(aGraph(nodes, [...links])),
    devices,
  });
  const pasting = {
    ids: ['c--b', 'd--b'],
    cells: [linkCells.source],
    lines: [['HQ-A'], ['HQ-A']],
    context: contextOf(edges),
    contextOf,
  };
  const ends = pasteCells(edges, pasting).elements.map(({ source, sourcePort }) => [source, sourcePort]);
  expect(ends).toEqual([
    ['a', 'Port 1'],
    ['a', 'Port 2'],
    ['a', 'Port 3'],
  ]);
});

test('free ports are those of the model that no other link names', () => {
  const names = freePorts(context.index, context.devices, 'a').map(({ name }) => name);
  expect(names).not.toContain('Port 1');
  expect(names).toContain('Port 2');
  expect(freePorts(context.index, context.devices, 'a', 'a--b').map(({ name }) => name)).toContain('Port 1');
  expect(freePorts(context.index, context.devices, 'b')).toEqual([]);
});

test('of a member of a chassis cluster the control port is free for its link to the other one alone', () => {
  const firewall = equipmentOf({
    id: '65b000000000000000000002',
    manufacturer: 'Juniper',
    model: 'SRX300',
    category: 'firewall',
    specs: { ports: [{ count: 8, speedMbps: 1_000, connector: 'RJ45', role: 'access' }] },
  });
  const member = { type: 'firewall', cluster: 'hq-fw', equipmentId: firewall.id } as const;
  const index = indexGraph(
    aGraph(
      [aNode({ id: 'f', ...member }), aNode({ id: 'g', ...member }), aNode({ id: 'c' })],
      [aLink('f', 'g'), aLink('f', 'c', { sourcePort: 'ge-0/0/3' })],
    ),
  );
  const free = (except: string) =>
    freePorts(index, new Map([[firewall.id, firewall]]), 'f', except).map(({ name }) => name);
  const others = ['ge-0/0/2', 'ge-0/0/4', 'ge-0/0/5', 'ge-0/0/6', 'ge-0/0/7'];
  expect(free('f--g')).toEqual(['ge-0/0/1', ...others]);
  expect(free('f--c')).toEqual(['ge-0/0/2', 'ge-0/0/3', ...others.slice(1)]);
});

test('several elements are changed in one step, by name', () => {
  const edit = editNodes({ cell: nodeCells.site, ids: new Set(['a', 'b']), text: 'Leeds', context });
  expect(edit).toMatchObject({ name: 'change site of 2 devices' });
  expect(applyEdit(graph, edit).nodes.map(({ site }) => site)).toEqual(['Leeds', 'Leeds', undefined]);
  const links = editLinks({ cell: linkCells.vlans, ids: new Set(['a--b']), text: '10', context });
  expect(links).toMatchObject({ name: 'change VLANs of HQ-A – HQ-B' });
  const end = editLinks({ cell: linkCells.target, ids: new Set(['a--b']), text: 'HQ-C', context });
  expect(end).toMatchObject({ name: 'change the other end of HQ-A – HQ-B' });
});

test('a block of a spreadsheet is pasted cell by cell, without its headings', () => {
  const { elements, written, problems, left } = pasteCells(graph.nodes, {
    ids: ['b', 'c'],
    cells: [nodeCells.label, undefined, nodeCells.floor],
    lines: [
      ['Label', 'Ports', 'Floor'].filter((text) => text !== 'Ports').toSpliced(1, 0, ''),
      ['HQ-ACC-2', 'x', '2'],
      ['HQ-ACC-3', 'x', 'roof'],
      ['HQ-ACC-4', '', ''],
    ],
    context,
    contextOf: () => context,
  });
  expect(elements).toEqual([
    graph.nodes[0],
    aNode({ id: 'b', label: 'HQ-ACC-2', floor: 2 }),
    aNode({ id: 'c', label: 'HQ-ACC-3' }),
  ]);
  expect(written).toBe(3);
  expect(problems).toEqual(['A floor is a number from 1 to 200.']);
  expect(left).toBe(1);
});
