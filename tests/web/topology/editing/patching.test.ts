import { expect, test } from 'vitest';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { portsOf } from '#shared/equipment/port-names.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { portsNamed } from '#shared/network/graph/port-range.ts';
import { linkProblem } from '#web/features/topology/editing/link-problem.ts';
import { patchDevices } from '#web/features/topology/editing/patch-devices.ts';
import { pluggedLink } from '#web/features/topology/editing/plugged-link.ts';
import { usualSwitches } from '#web/features/topology/editing/usual-switches.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { equipmentOf } from '../../equipment/equipment-builder.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const modelOf = (id: string, category: 'switch' | 'ap', ports: string) =>
  equipmentOf({
    id: id.padStart(24, '0'),
    category,
    specs: { ports: parsePorts(ports), ...(category === 'ap' && { poeInput: '802.3at' }) },
  });

const access = modelOf('a', 'switch', '48x1G-T at, 4x10G-SFP+ up');
const core = modelOf('c', 'switch', '24x25G-SFP28, 6x100G-QSFP28 up');
const point = modelOf('b', 'ap', '1x2.5G-T');
const devices = new Map([access, core, point].map((device) => [device.id, device]));

const at = (id: string, more: Partial<TopologyNode>): TopologyNode =>
  aNode({ id, label: id, site: 'Leeds', ...more });
const points = Array.from({ length: 8 }, (_, n) =>
  at(`ap-${n + 1}`, { type: 'accesspoint', equipmentId: point.id, floor: 2 }),
);
const nodes = [
  at('core-1', { layer: 'core', equipmentId: core.id }),
  at('core-2', { layer: 'core', equipmentId: core.id }),
  at('acc-1', { equipmentId: access.id, floor: 2 }),
  at('acc-2', { equipmentId: access.id, floor: 2 }),
  at('staff', { type: 'user', layer: 'endpoint', quantity: 20 }),
  ...points,
];
const portOf = (device: typeof access, from: number, count = 1) => portsOf(device).slice(from, from + count);
const nameOf = (device: typeof access, from: number) => portOf(device, from)[0]?.name ?? '';
const graph: Graph = aGraph(nodes, [
  aLink('core-1', 'acc-1', {
    vlans: [10, 20, 30],
    sourcePort: nameOf(core, 0),
    targetPort: nameOf(access, 48),
    bandwidthMbps: 10_000,
    medium: 'fibre',
  }),
  aLink('core-2', 'acc-1', {
    vlans: [10, 20, 30],
    sourcePort: nameOf(core, 0),
    targetPort: nameOf(access, 49),
    bandwidthMbps: 10_000,
    medium: 'fibre',
  }),
  ...points.map(({ id }, n) =>
    aLink('acc-1', id, {
      vlans: [10, 50],
      sourcePort: nameOf(access, n),
      targetPort: nameOf(point, 0),
      bandwidthMbps: 1_000,
      medium: 'copper',
    }),
  ),
  aLink('acc-1', 'staff', {
    type: 'lan',
    vlans: [20],
    sourcePort: `${nameOf(access, 8)}-${nameOf(access, 27).replace(/\D/g, '')}`,
    bandwidthMbps: 1_000,
    medium: 'copper',
  }),
]);
const context = { index: indexGraph(graph), devices };
const patch = (ids: readonly string[], to: readonly string[], isMoving: boolean) => {
  let count = 0;
  return patchDevices(context, {
    ids,
    to,
    isMoving,
    newId: () => {
      count += 1;
      return `new-${count}`;
    },
  });
};
/** The socket of a port, read from the model alone. */
const socketOf = (id: string, port = ''): string | undefined => {
  const device = devices.get(nodes.find((node) => node.id === id)?.equipmentId ?? '');
  return portsOf(device ?? access).find(({ name }) => name === port)?.connector;
};

test('an access switch is patched by two uplinks to the cores, in cages at both ends, with the VLANs of its neighbour', () => {
  const { edges, made } = patch(['acc-2'], ['core-1', 'core-2'], false);
  const uplinks = edges.filter(({ id }) => made.includes(id));
  expect(uplinks.map(({ source, target }) => [source, target])).toEqual([
    ['core-1', 'acc-2'],
    ['core-2', 'acc-2'],
  ]);
  for (const edge of uplinks) {
    expect(socketOf(edge.source, edge.sourcePort)).toBe('SFP28');
    expect(socketOf(edge.target, edge.targetPort)).toBe('SFP+');
    expect(edge).toMatchObject({
      type: 'trunk',
      vlans: [10, 20, 30],
      bandwidthMbps: 10_000,
      medium: 'fibre',
    });
  }
  expect(new Set(uplinks.map(({ targetPort }) => targetPort)).size).toBe(2);
});

test('eight access points are moved to another switch with their VLANs, each to a port of its own that powers it', () => {
  const ids = points.map(({ id }) => id);
  const { edges, made, moved, unpatched, full } = patch(ids, ['acc-2'], true);
  expect({ made, unpatched, full }).toEqual({ made: [], unpatched: [], full: [] });
  expect(moved).toHaveLength(8);
  const after = edges.filter(({ target }) => ids.includes(target));
  expect(after).toHaveLength(8);
  expect(new Set(after.map(({ source }) => source))).toEqual(new Set(['acc-2']));
  expect(new Set(after.map(({ sourcePort }) => sourcePort)).size).toBe(8);
  for (const edge of after) {
    expect(portsOf(access).find(({ name }) => name === edge.sourcePort)?.poe).toBe('802.3at');
    expect(edge).toMatchObject({ vlans: [10, 50], targetPort: nameOf(point, 0), medium: 'copper' });
  }
});

test('a group that has twenty ports is moved to twenty ports', () => {
  const { edges } = patch(['staff'], ['acc-2'], true);
  const link = edges.find(({ target }) => target === 'staff');
  expect(link?.source).toBe('acc-2');
  expect(portsNamed(link?.sourcePort ?? '')).toHaveLength(20);
});

test('an access point that has its port in use is not linked again, and what stays is as it was', () => {
  const { edges, full, made } = patch(['ap-1'], ['acc-2'], false);
  expect({ full, made }).toEqual({ full: ['ap-1'], made: [] });
  expect(edges).toEqual(graph.edges);
  expect(patch(['ap-1'], ['acc-1'], true).linked).toEqual(['ap-1']);
});

test('devices whose sockets do not fit are not linked, and radio needs no socket', () => {
  const copperOnly = modelOf('d', 'switch', '8x1G-T');
  const quadOnly = modelOf('e', 'switch', '8x100G-QSFP28');
  const odd = aGraph([
    at('copper', { equipmentId: copperOnly.id }),
    at('quad', { equipmentId: quadOnly.id, layer: 'core' }),
  ]);
  const odds = {
    index: indexGraph(odd),
    devices: new Map([copperOnly, quadOnly].map((one) => [one.id, one])),
  };
  expect(linkProblem(odds, 'copper', 'quad')).toBe('copper and quad have no free ports that fit each other.');
  expect(linkProblem(context, 'ap-1', 'staff')).toBeUndefined();
  const cores = [nodes[0], nodes[1]] as const;
  if (!cores[0] || !cores[1]) throw new Error('There are two cores.');
  const peer = pluggedLink(context, 'peer', cores[0], cores[1]);
  expect(peer).toMatchObject({ bandwidthMbps: 100_000, medium: 'fibre' });
  expect([socketOf('core-1', peer.sourcePort), socketOf('core-2', peer.targetPort)]).toEqual([
    'QSFP28',
    'QSFP28',
  ]);
});

test('a new access switch is linked to the cores as a rule, an access point to the switch of its floor', () => {
  const named = (id: string) =>
    usualSwitches(context.index, nodes.find((node) => node.id === id) ?? at(id, {})).map((node) => node.id);
  expect(named('acc-2')).toEqual(['core-1', 'core-2']);
  expect(named('ap-3')).toEqual(['acc-1']);
});
