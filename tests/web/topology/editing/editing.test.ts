import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { portsOf } from '#shared/equipment/port-names.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { planTopology } from '#shared/network/plan.ts';
import { editNodes } from '#web/features/topology/cells/edit-cells.ts';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import { clipIn, clipOf, pasteClip } from '#web/features/topology/editing/clipboard.ts';
import type { PastePlace } from '#web/features/topology/editing/editing-desk.ts';
import { floorAt } from '#web/features/topology/editing/floor-at.ts';
import { floorForNew } from '#web/features/topology/editing/floor-for-new.ts';
import { freePlace, freePlaceForNote, freePlaceInLink } from '#web/features/topology/editing/free-place.ts';
import { insertDevice } from '#web/features/topology/editing/insert-device.ts';
import { linedUp, onGrid } from '#web/features/topology/editing/line-up.ts';
import { linesNear } from '#web/features/topology/editing/link-lines.ts';
import { patchDevices } from '#web/features/topology/editing/patch-devices.ts';
import { nameOfCopy, schemeName, schemeNames } from '#web/features/topology/editing/scheme-name.ts';
import {
  choosable,
  everything,
  ofSameSite,
  ofSameType,
  ofSameVlan,
} from '#web/features/topology/editing/select.ts';
import { titleStrips } from '#web/features/topology/editing/title-strips.ts';
import { usualFloor } from '#web/features/topology/editing/usual-floor.ts';
import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { siteScope } from '#web/features/topology/layout/site-scope.ts';
import { applyEdit } from '#web/features/topology/model/edit-history.ts';
import { giveModel, withModel } from '#web/features/topology/model/give-model.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { Position } from '#web/features/topology/model/positions.ts';
import { usualModels } from '#web/features/topology/model/usual-models.ts';
import { equipmentOf } from '../../equipment/equipment-builder.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const accessSwitch = equipmentOf({ id: '65b000000000000000000001', category: 'switch' });
const devices = new Map([[accessSwitch.id, accessSwitch]]);
const ids = () => {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
};
const graph = {
  ...aGraph(
    [
      aNode({
        id: 'sw',
        label: 'HQ-ACC-1',
        site: 'Leeds',
        position: { x: 0, y: 0 },
        equipmentId: accessSwitch.id,
        pair: 'hq',
        addresses: ['10.0.0.1/24'],
      }),
      aNode({ id: 'ap', label: 'HQ-AP-1', type: 'accesspoint', site: 'Leeds', position: { x: 0, y: 100 } }),
      aNode({ id: 'br', label: 'BR-ACC-1', site: 'York', position: { x: 300, y: 40 } }),
    ],
    [
      aLink('sw', 'ap', {
        type: 'lan',
        vlans: [10, 20],
        sourcePort: 'Port 1',
        targetPort: 'Eth 0',
        addresses: { source: '10.1.0.0/31', target: '10.1.0.1/31' },
      }),
      aLink('sw', 'br', { type: 'wan', vlans: [], circuit: 'c' }),
    ],
  ),
  notes: [{ id: 'n', text: 'Riser', position: { x: 5, y: 5 } }],
};
const positions = storedPositions(graph);
const chosen = (nodes: string[], edges: string[] = []) => ({ nodes: new Set(nodes), edges: new Set(edges) });

test('what is chosen grows to everything, to its type, its site and its VLANs', () => {
  expect([...everything(graph).nodes]).toEqual(['sw', 'ap', 'br']);
  expect([...ofSameType(graph, chosen(['sw'])).nodes]).toEqual(['sw', 'br']);
  expect(ofSameSite(graph, chosen(['ap']))).toEqual(chosen(['sw', 'ap'], ['sw--ap']));
  expect(ofSameVlan(graph, chosen([], ['sw--ap']))).toEqual(chosen(['sw', 'ap'], ['sw--ap']));
});

test('in one site only what is drawn of it is chosen, and no provider', () => {
  const isp = aNode({ id: 'isp', label: 'Internet', type: 'internet', site: undefined });
  const whole = {
    ...graph,
    nodes: [...graph.nodes, isp],
    edges: [...graph.edges, aLink('isp', 'sw', { type: 'wan' })],
  };
  const { graph: drawn } = siteScope(whole, positions, 'Leeds');
  const shown = choosable(whole, drawn, 'Leeds');
  expect(everything(shown)).toMatchObject(chosen(['sw', 'ap'], ['sw--ap', 'sw--br', 'isp--sw']));
  expect([...ofSameType(shown, chosen(['sw'])).nodes]).toEqual(['sw']);
  expect([...ofSameVlan(shown, chosen(['sw'])).nodes]).toEqual(['sw', 'ap']);
});

test('of a view that leaves devices out only those are chosen that it draws', () => {
  const drawn = { ...graph, nodes: graph.nodes.slice(0, 2), edges: graph.edges.slice(0, 1) };
  expect(everything(choosable(graph, drawn, undefined))).toMatchObject(chosen(['sw', 'ap'], ['sw--ap']));
});

test('a copy goes by the clipboard as JSON, with its links, and takes names of its own', () => {
  const clip = clipIn(
    JSON.stringify(clipOf(graph, { ...chosen(['sw', 'ap']), notes: new Set(['n']) }, positions)),
  );
  expect(clip?.edges.map(({ id }) => id)).toEqual(['sw--ap']);
  if (!clip) throw new Error('nothing was copied');
  const { graph: next, pasted } = pasteClip(graph, clip, { newId: ids(), positions });
  expect([...pasted.nodes]).toEqual(['new-1', 'new-2']);
  expect(next.nodes.slice(3)).toEqual([
    aNode({
      id: 'new-1',
      label: 'HQ-ACC-2',
      site: 'Leeds',
      position: { x: 110, y: 0 },
      equipmentId: accessSwitch.id,
    }),
    aNode({
      id: 'new-2',
      label: 'HQ-AP-2',
      type: 'accesspoint',
      site: 'Leeds',
      position: { x: 110, y: 100 },
    }),
  ]);
  expect(next.edges.at(-1)).toEqual(
    aLink('new-1', 'new-2', {
      id: 'new-3',
      type: 'lan',
      vlans: [10, 20],
      sourcePort: 'Port 1',
      targetPort: 'Eth 0',
    }),
  );
  expect(next.notes).toHaveLength(2);
  // The service takes it as it is.
  expect(applyChanges(graph, changesBetween(graph, next)).nodes).toHaveLength(5);
});

test('a copy in another design stands where it is put, at a site that is there', () => {
  const other = aGraph([aNode({ id: 'x', label: 'HQ-ACC-1', site: 'Bath' })]);
  const { graph: next } = pasteClip(other, clipOf(graph, chosen(['sw']), positions), {
    newId: ids(),
    positions: new Map(),
    place: { at: { x: 500, y: 600 }, site: undefined, on: undefined },
    site: 'Bath',
  });
  expect(next.nodes[1]).toMatchObject({ label: 'HQ-ACC-2', site: 'Bath', position: { x: 500, y: 600 } });
});

test('a copy stands on the floor where it is put, unless it comes from several; at another site on its own where that has it', () => {
  const floors = aGraph([
    aNode({ id: 'one', site: 'Leeds', floor: 1 }),
    aNode({ id: 'two', site: 'Leeds', floor: 2 }),
    aNode({ id: 'york', site: 'York', floor: 1 }),
  ]);
  const paste = (copied: string[], place: PastePlace) => {
    const { graph: next } = pasteClip(floors, clipOf(floors, chosen(copied), new Map()), {
      newId: ids(),
      positions: new Map(),
      place,
    });
    return next.nodes.slice(3).map(({ site, floor }) => ({ site, floor }));
  };
  const at = { x: 0, y: 0 };
  expect(paste(['one'], { at, site: 'Leeds', on: { floor: 2 } })).toEqual([{ site: 'Leeds', floor: 2 }]);
  expect(paste(['one'], { at, site: 'Leeds', on: {} })).toEqual([{ site: 'Leeds', floor: undefined }]);
  expect(paste(['one', 'two'], { at, site: 'Leeds', on: {} }).map(({ floor }) => floor)).toEqual([1, 2]);
  expect(paste(['one', 'two'], { at, site: 'York', on: { floor: 1 } })).toEqual([
    { site: 'York', floor: 1 },
    { site: 'York', floor: undefined },
  ]);
});

test('what is cut and pasted, or pasted where nothing is called so, keeps its name', () => {
  const clip = clipOf(graph, chosen(['sw', 'ap']), positions);
  const cut = { ...graph, nodes: graph.nodes.filter(({ id }) => id === 'br'), edges: [] };
  const { graph: next } = pasteClip(cut, clip, { newId: ids(), positions });
  expect(next.nodes.map(({ label }) => label)).toEqual(['BR-ACC-1', 'HQ-ACC-1', 'HQ-AP-1']);
});

test('a copy stands beside its original as it is shown, also where no place is stored yet', () => {
  const plan = aGraph([aNode({ id: 'one', site: 'Leeds' }), aNode({ id: 'two', site: 'Leeds' })]);
  const shown = new Map([
    ['one', { x: 400, y: 300 }],
    ['two', { x: 510, y: 300 }],
  ]);
  const clip = clipOf(plan, chosen(['one']), shown);
  const { graph: next } = pasteClip(plan, clip, { newId: ids(), positions: shown });
  const { x = 0, y = 0 } = next.nodes[2]?.position ?? {};
  expect(Math.hypot(x - 400, y - 300)).toBeLessThan(160);
  for (const at of shown.values()) expect(Math.hypot(x - at.x, y - at.y)).toBeGreaterThan(70);
});

test.each([
  'not JSON',
  '{"netwright":"topology","version":9}',
  '{"netwright":"topology","version":1,"nodes":[{}],"edges":[],"notes":[]}',
])('%s is no copy', (text) => {
  expect(clipIn(text)).toBeUndefined();
});

test('what has no free port of its own is not patched, but named', () => {
  const nodes = [
    ...graph.nodes,
    aNode({ id: 'in-use', type: 'accesspoint', ports: { used: 1, total: 1 } }),
    aNode({ id: 'new', type: 'accesspoint', ports: { used: 0, total: 1 } }),
  ];
  const patched = patchDevices(
    { index: indexGraph({ ...graph, nodes, edges: [...graph.edges, aLink('br', 'in-use', {})] }), devices },
    { ids: ['in-use', 'new'], to: ['sw'], isMoving: false, newId: ids() },
  );
  expect(patched.full).toEqual(['in-use']);
  expect(patched.unpatched).toEqual([]);
  expect(patched.edges.slice(3).map(({ target }) => target)).toEqual(['new']);
});

test('a new device stands on the floor of its kind, where they all stand on one', () => {
  const [floor1, floor2] = [
    aNode({ id: 'a', site: 'Leeds', floor: 1 }),
    aNode({ id: 'b', site: 'Leeds', floor: 2 }),
  ];
  const place = { type: floor1.type, site: 'Leeds' };
  expect(usualFloor([floor1], place)).toBe(1);
  expect(usualFloor([floor1, floor2], place)).toBeUndefined();
  expect(usualFloor([floor1], { ...place, site: 'York' })).toBeUndefined();
  expect(usualFloor([floor1], { ...place, type: 'firewall' })).toBeUndefined();
});

test('a new device stands on the floor of the chosen one, where its kind stands on floors', () => {
  const nodes = [
    aNode({ id: 'a', site: 'Leeds', floor: 1 }),
    aNode({ id: 'b', site: 'Leeds', floor: 2, building: 'North' }),
    aNode({ id: 'fw', type: 'firewall', site: 'Leeds' }),
  ];
  const place = { type: 'switch' as const, site: 'Leeds' };
  expect(floorForNew(nodes, place, nodes[1])).toEqual({ floor: 2, building: 'North' });
  expect(floorForNew(nodes, place, undefined)).toEqual({});
  expect(floorForNew(nodes, { ...place, type: 'firewall' }, nodes[1])).toEqual({});
  expect(floorForNew(nodes, { ...place, site: 'York' }, nodes[1])).toEqual({});
});

test('the models of a place are those of its kind there, of its floor first', () => {
  const [here, there] = ['1'.repeat(24), '2'.repeat(24)];
  const nodes = [
    aNode({ id: 'a', site: 'Leeds', floor: 1, equipmentId: there }),
    aNode({ id: 'b', site: 'Leeds', floor: 1, equipmentId: there }),
    aNode({ id: 'c', site: 'Leeds', floor: 2, equipmentId: here }),
    aNode({ id: 'd', site: 'Leeds', layer: 'core', floor: 2, equipmentId: '3'.repeat(24) }),
  ];
  expect(usualModels({ nodes }, aNode({ id: 'new', site: 'Leeds', floor: 2 }))).toEqual([here, there]);
  expect(usualModels({ nodes }, aNode({ id: 'new', site: 'York' }))).toEqual([]);
});

test('a device stands on the floor in whose frame it is dropped, and one on no floor leaves the frame as it is', () => {
  const nodes = [
    aNode({ id: 'first', site: 'Leeds', floor: 1 }),
    aNode({ id: 'second', site: 'Leeds', floor: 2 }),
    aNode({ id: 'loose', site: 'Leeds' }),
  ];
  const at = { first: { x: 0, y: 0 }, second: { x: 400, y: 0 }, loose: { x: 20, y: 10 } };
  const positions = new Map(Object.entries(at));
  expect(floorAt(nodes, 'Leeds', positions, { x: 410, y: 20 })).toEqual({ floor: 2 });
  expect(floorAt(nodes, 'Leeds', positions, { x: 10, y: 20 })).toEqual({ floor: 1 });
  // Beside them it is on none: on either it would stretch that one's frame over the other.
  expect(floorAt(nodes, 'Leeds', positions, { x: 200, y: 20 })).toEqual({});
  expect(floorAt(nodes, 'York', positions, { x: 10, y: 20 })).toBeUndefined();
  const other = [...nodes, aNode({ id: 'moved', site: 'Leeds', floor: 2 })];
  const moved = new Map([...positions, ['moved', { x: 0, y: 20 }]]);
  expect(floorAt(other, 'Leeds', moved, { x: 10, y: 20 })).toBeUndefined();
});

test('another model counts the ports that links take, named or not', () => {
  const links = [aLink('sw', 'ap', { sourcePort: 'Port 1-3' }), aLink('sw', 'br', {})];
  const given = withModel(aNode({ id: 'sw' }), accessSwitch, indexGraph({ ...graph, edges: links }));
  expect(given.ports).toEqual({ total: portsOf(accessSwitch).length, used: 3 + 1 });
});

test('links of a device that is given another model take ports that this has, and keep names that it has', () => {
  const named = portsOf(accessSwitch).map(({ name }) => name);
  const links = [
    aLink('sw', 'ap', { sourcePort: 'GigabitEthernet9/9/1', bandwidthMbps: 1_000 }),
    aLink('br', 'sw', { targetPort: named[0] ?? '', bandwidthMbps: 1_000 }),
  ];
  const given = { ...graph, edges: links };
  const edits = [
    giveModel(new Set(['sw']), accessSwitch, { index: indexGraph(given), devices }),
    editNodes({
      ...{ cell: nodeCells.model, ids: new Set(['sw']) },
      ...{ text: `${accessSwitch.manufacturer} ${accessSwitch.model}` },
      context: { index: indexGraph(given), devices },
    }),
  ];
  for (const edit of edits) {
    const [moved, kept] = applyEdit(given, edit).edges;
    expect(named).toContain(moved?.sourcePort);
    expect(kept?.targetPort).toBe(named[0]);
    expect(moved?.sourcePort).not.toBe(named[0]);
  }
});

test('the ports of a device are those that its links take now', () => {
  const planned = { id: 'sw', ports: { used: 9, total: 52 } };
  const people = aNode({ id: 'people', type: 'user', layer: 'endpoint', quantity: 6 });
  const nodes = new Map([...graph.nodes, people].map((node) => [node.id, node]));
  const links = [
    aLink('sw', 'ap', { sourcePort: 'Port 1-3' }),
    aLink('br', 'sw', { targetPort: 'Port 4.20' }),
    aLink('sw', 'br', { sourcePort: 'Port 4.30' }),
    aLink('sw', 'br', {}),
    aLink('sw', 'people', {}),
    aLink('sw', 'br', { sourcePort: 'tunnel1', service: 'internet-vpn' }),
    aLink('sw', 'people', { type: 'wireless' }),
  ];
  expect(portsInUse(planned, links, nodes)).toEqual({ used: 3 + 1 + 1 + 6, total: 52 });
});

test('names count on, by the plan’s scheme where the design names the site', () => {
  const requirements = Requirements.parse({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 5 },
      { name: 'York', wiredUsers: 5 },
    ],
  });
  expect(schemeName(graph, requirements, { type: 'switch', layer: 'access', site: 'Leeds' })).toBe(
    'HQ-ACC-2',
  );
  expect(schemeName(graph, requirements, { type: 'switch', layer: 'access', site: 'Leeds', floor: 3 })).toBe(
    'HQ-F3-ACC-1',
  );
  expect(schemeName(graph, requirements, { type: 'firewall', layer: 'edge', site: 'York' })).toBe('YOR-FW-1');
  expect(schemeName(graph, requirements, { type: 'switch', layer: 'access', site: 'Bath' })).toBeUndefined();
  expect(schemeName(graph, requirements, { type: 'user', layer: 'endpoint', site: 'Leeds' })).toBeUndefined();
  expect(nameOfCopy(graph.nodes, 'hq-acc-1')).toBe('hq-acc-2');
  expect(nameOfCopy([aNode({ id: 'p', label: 'Printer' })], 'Printer')).toBe('Printer 2');
});

test('in a single office, which the design does not name, they count on from what its devices are called', () => {
  const requirements = Requirements.parse({ wiredUsers: 25, wirelessUsers: 10 });
  const office = planTopology(requirements);
  const [{ site } = { site: undefined }] = office.nodes.filter(({ type }) => type === 'firewall');
  const points = office.nodes.filter(({ type }) => type === 'accesspoint').length;
  expect(schemeName(office, requirements, { type: 'accesspoint', layer: 'access', site, floor: 1 })).toBe(
    `HQ-F1-AP-${points + 1}`,
  );
});

test('devices that were imported as what they are get names by the scheme, in the order of the picture', () => {
  const requirements = Requirements.parse({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 5 },
      { name: 'York', wiredUsers: 5 },
    ],
  });
  const imported = aGraph([
    aNode({ id: 'r2', label: 'Router', type: 'router', layer: 'edge', site: 'York' }),
    aNode({ id: 'r1', label: 'Router', type: 'router', layer: 'edge', site: 'York' }),
    aNode({ id: 'named', label: 'YOR-RTR-1', type: 'router', layer: 'edge', site: 'York' }),
    aNode({ id: 'core', label: 'Switch', layer: 'core', site: 'York', floor: 1 }),
    aNode({ id: 'floor', label: 'Switch', site: 'York', floor: 2 }),
    aNode({ id: 'moved', label: 'HQ-ACC-1', site: 'York' }),
    aNode({ id: 'far', label: 'Firewall', type: 'firewall', layer: 'edge', site: 'New Bath' }),
    aNode({ id: 'none', label: 'Firewall', type: 'firewall', layer: 'edge' }),
    ...['people', 'more'].map((id) =>
      aNode({ id, label: 'People', type: 'user', layer: 'endpoint', site: 'York' }),
    ),
  ]);
  const at = new Map(imported.nodes.map(({ id }) => [id, { x: id === 'r2' ? 300 : 0, y: 0 }]));
  const ids = new Set(imported.nodes.map(({ id }) => id));
  expect(Object.fromEntries(schemeNames(imported, requirements, { ids, positions: at }))).toEqual({
    r1: 'YOR-RTR-2',
    r2: 'YOR-RTR-3',
    core: 'YOR-CORE-1',
    floor: 'YOR-F2-ACC-1',
    moved: 'YOR-ACC-1',
    far: 'NB-FW-1',
    none: 'FW-1',
  });
});

test('what the plan named keeps its name', () => {
  for (const requirements of [
    Requirements.parse({ wiredUsers: 25, wirelessUsers: 10 }),
    Requirements.parse({
      sites: [
        { name: 'Leeds', kind: 'headquarters', floors: 6, wiredUsers: 900, wirelessUsers: 500, servers: 30 },
        { name: 'Slough', kind: 'datacentre', servers: 300 },
        {
          name: 'Hull',
          kind: 'campus',
          floors: 3,
          buildings: [{ name: 'Annex', floors: 2 }],
          wiredUsers: 300,
        },
      ],
    }),
  ]) {
    const plan = planTopology(requirements);
    const ids = new Set(plan.nodes.map(({ id }) => id));
    expect([...schemeNames(plan, requirements, { ids, positions: new Map() })]).toEqual([]);
  }
});

test('a new device stands at the free place that is nearest', () => {
  const places = new Map(
    graph.nodes.flatMap(({ id, position }) => (position ? [[id, position] as const] : [])),
  );
  expect(freePlace(places, { x: 600, y: 600 })).toEqual({ x: 600, y: 600 });
  const place = freePlace(places, { x: 0, y: 0 });
  expect([...places.values()].every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > 70)).toBe(true);
});

test('a new device stands beside the links that run there, and its own link runs around the devices there', () => {
  // A site as narrow as a column, with its circuit from above.
  const column = [
    ['net', 'internet', -140],
    ['fw', 'firewall', 0],
    ['acc', 'switch', 140],
    ['users', 'user', 230],
  ] as const;
  const devices = aGraph(
    column.map(([id, type]) =>
      aNode({ id, type, label: `HUL-${id}-1`, site: id === 'net' ? undefined : 'Hull' }),
    ),
    [aLink('net', 'fw', { type: 'wan' }), aLink('fw', 'acc'), aLink('acc', 'users')],
  );
  const places = new Map(column.map(([id, , y]) => [id as string, { x: 0, y }]));
  const crosses = (at: Position, lines: readonly (readonly Position[])[]) =>
    lines.some((line) =>
      line.slice(1).some((to, i) => {
        const from = line[i] ?? to;
        const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
        const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
        return left < at.x + 18 && right > at.x - 18 && top < at.y + 18 && bottom > at.y - 18;
      }),
    );
  for (const [id, , y] of column) {
    const lines = linesNear(devices, places, { x: 0, y });
    const at = freePlace(places, { x: 0, y }, lines);
    expect(crosses(at, lines), `beside ${id}`).toBe(false);
    const server = aNode({ id: 'srv', type: 'server', label: 'Server 1', site: 'Hull' });
    const linked = { ...devices, nodes: [...devices.nodes, server], edges: [aLink('srv', 'acc')] };
    const own = linesNear(linked, new Map([...places, ['srv', at]]), at);
    for (const other of ['fw', 'users', 'net'])
      expect(crosses(places.get(other) ?? at, own), `the link from beside ${id} through ${other}`).toBe(
        false,
      );
  }
});

test('a device that is put into a link between two rows stands in one of them, not crammed between', () => {
  const rows = [0, 160].flatMap((y) =>
    [0, 1, 2, 3, 4, 5].map((n) => [`${y} ${n}`, { x: n * 110, y }] as const),
  );
  const places = new Map(rows.filter(([id]) => !['0 3', '0 4', '0 5'].includes(id)));
  const at = freePlaceInLink(places, { x: 220, y: 80 });
  expect(at.y).toBe(0);
  expect(at.x).toBeGreaterThanOrEqual(330);
  expect(freePlaceInLink(new Map(), { x: 3.4, y: 80 })).toEqual({ x: 3, y: 80 });
});

test('a new note stands where it covers neither devices nor another note', () => {
  const places = new Map([
    ['left', { x: -100, y: 0 }],
    ['right', { x: 100, y: 0 }],
  ]);
  const first = freePlaceForNote(places, [], { x: 0, y: 0 });
  const second = freePlaceForNote(places, [{ id: 'n', position: first }], { x: 0, y: 0 });
  const clear = (note: { x: number; y: number }, [x, y]: readonly number[]) =>
    Math.abs(note.x - (x ?? 0)) >= 150 || Math.abs(note.y - (y ?? 0)) >= 70;
  for (const note of [first, second]) for (const x of [-100, 100]) expect(clear(note, [x, 0])).toBe(true);
  expect(clear(second, [first.x, first.y])).toBe(true);
  expect(freePlaceForNote(new Map(), [], { x: 5.4, y: 7 })).toEqual({ x: 5, y: 7 });
});

test('a new note stands off the names above the frames of sites', () => {
  const nodes = [aNode({ id: 'a', site: 'Leeds' }), aNode({ id: 'provider', type: 'internet' })];
  const places = new Map([
    ['a', { x: 0, y: 0 }],
    ['provider', { x: 900, y: 0 }],
  ]);
  const titles = titleStrips(nodes, places);
  expect(titles).toEqual([{ left: -66, top: -96, right: 66, bottom: -52 }]);
  const isOn = ({ x, y }: { x: number; y: number }) => Math.abs(x) < 166 && y > -124 && y < -24;
  expect(isOn(freePlaceForNote(places, [], { x: 10, y: -75 }, titles))).toBe(false);
  expect(freePlaceForNote(places, [], { x: 300, y: -75 }, titles)).toEqual({ x: 300, y: -75 });
});

test('devices line up in a row or a column, at equal distances, and on the grid', () => {
  const places = new Map([
    ['a', { x: 0, y: 0 }],
    ['b', { x: 30, y: 90 }],
    ['c', { x: 100, y: 30 }],
  ]);
  expect([...linedUp(places, 'row').values()].map(({ y }) => y)).toEqual([40, 40, 40]);
  expect([...linedUp(places, 'column').values()].map(({ x }) => x)).toEqual([43, 43, 43]);
  const row = new Map([0, 1, 2, 3, 4].map((nth) => [`ap-${nth}`, { x: 400 - nth * 110, y: 200 }]));
  const column = [...linedUp(row, 'column')];
  expect(new Set(column.map(([, { x }]) => x))).toEqual(new Set([180]));
  expect(column.map(([id]) => id)).toEqual(['ap-4', 'ap-3', 'ap-2', 'ap-1', 'ap-0']);
  const heights = column.map(([, { y }]) => y);
  for (const [at, y] of heights.entries()) expect(y - (heights[at - 1] ?? y - 90)).toBeGreaterThanOrEqual(90);
  expect(linedUp(places, 'across').get('b')).toEqual({ x: 50, y: 90 });
  expect(linedUp(places, 'down').get('c')).toEqual({ x: 100, y: 45 });
  expect(onGrid(places, 20).get('b')).toEqual({ x: 40, y: 100 });
});

test('a device is inserted into a link, which keeps its ports and addresses at its two ends', () => {
  const next = insertDevice(graph, 'sw--ap', aNode({ id: 'mid' }), 'half', devices);
  expect(next.edges).toEqual([
    // Between two switches a link is a trunk.
    aLink('sw', 'mid', {
      id: 'sw--ap',
      type: 'trunk',
      vlans: [10, 20],
      sourcePort: 'Port 1',
      addresses: { source: '10.1.0.0/31' },
    }),
    graph.edges[1],
    aLink('mid', 'ap', {
      id: 'half',
      type: 'lan',
      vlans: [10, 20],
      targetPort: 'Eth 0',
      addresses: { target: '10.1.0.1/31' },
    }),
  ]);
  expect(insertDevice(graph, 'gone', aNode({ id: 'mid' }), 'half', devices)).toBe(graph);
});

test('a device with a model is inserted into a link by ports of its own', () => {
  const mid = aNode({ id: 'mid', equipmentId: accessSwitch.id });
  const [near, , far] = insertDevice(graph, 'sw--ap', mid, 'half', devices).edges;
  const own = portsOf(accessSwitch).map(({ name }) => name);
  expect(near).toMatchObject({ sourcePort: 'Port 1', target: 'mid' });
  expect(far).toMatchObject({ source: 'mid', targetPort: 'Eth 0' });
  expect(own).toEqual(expect.arrayContaining([near?.targetPort, far?.sourcePort]));
  expect(near?.targetPort).not.toBe(far?.sourcePort);
});

test('eight access points are patched to the next free ports of a switch, and what finds none is named', () => {
  const points = Array.from({ length: 60 }, (_, at) => aNode({ id: `ap-${at}`, type: 'accesspoint' }));
  const many = { ...graph, nodes: [...graph.nodes, ...points] };
  const eight = points.slice(0, 8).map(({ id }) => id);
  const context = { index: indexGraph(many), devices };
  const patching = { to: ['sw'], isMoving: false };
  const { edges, made, unpatched } = patchDevices(context, {
    ...patching,
    ids: ['ap', ...eight],
    newId: ids(),
  });
  expect(made).toHaveLength(8);
  expect(unpatched).toEqual([]);
  const ports = edges.slice(2).map(({ sourcePort }) => sourcePort);
  expect(new Set(ports).size).toBe(8);
  expect(ports).not.toContain('Port 1');
  expect(edges.at(-1)).toMatchObject({ type: 'trunk', vlans: [10, 20], medium: 'copper' });
  const all = patchDevices(context, { ...patching, ids: points.map(({ id }) => id), newId: ids() });
  expect(all.made.length + all.unpatched.length).toBe(60);
  expect(all.unpatched.length).toBeGreaterThan(0);
  expect(all.made.length).toBeLessThan(portsOf(accessSwitch).length);
});
