import { expect, test } from 'vitest';
import { lossSentence } from '#web/features/topology/checks/failure-words.ts';
import { nameOf, shownElements } from '#web/features/topology/checks/shown-elements.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const nothing = { id: 'x', endpoints: 0, servers: 0, devices: 0, sites: [], groups: [], overloads: [] };

test('a loss is described in one sentence, with the sites that it affects most', () => {
  expect(lossSentence('FW-1', { ...nothing, endpoints: 1, sites: ['Leeds'] })).toBe(
    'Without FW-1, 1 person or end device is cut off at Leeds.',
  );
  expect(
    lossSentence('FW-1', {
      ...nothing,
      endpoints: 1_200,
      servers: 2,
      devices: 9,
      sites: ['A', 'B', 'C', 'D', 'E'],
    }),
  ).toBe(
    'Without FW-1, 1,200 people and end devices, 2 servers and 9 network devices are cut off at A, B, C and 2 other sites.',
  );
  expect(lossSentence('AP-1', undefined)).toBe('Nobody loses the network when AP-1 fails.');
});

test('a finding about a link shows both its ends, one about a subnet the device that has its gateway', () => {
  const graph = aGraph(
    [aNode({ id: 'a', addresses: ['10.0.0.1/24'] }), aNode({ id: 'b' })],
    [aLink('a', 'b')],
    [
      {
        id: 's',
        site: 'Leeds',
        name: 'Data',
        purpose: 'data',
        cidr: '10.0.0.0/24',
        gateway: '10.0.0.1',
        hosts: 9,
      },
    ],
  );
  expect(shownElements(graph, ['a--b']).around).toEqual(['a', 'b']);
  expect([...shownElements(graph, ['s']).selected.nodes]).toEqual(['a']);
  expect(['a', 'a--b', 's', 'gone'].map((id) => nameOf(graph, id))).toEqual(['a', 'a – b', 'Data', 'gone']);
});
