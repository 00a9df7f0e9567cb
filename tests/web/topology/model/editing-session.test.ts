import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import type { TopologyUpdate } from '#shared/contract/topology-update.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { applyEdit, type Edit } from '#web/features/topology/model/edit-history.ts';
import { EditingSession, graphOf } from '#web/features/topology/model/editing-session.ts';
import type { Pending } from '#web/features/topology/model/pending.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { aDrawnGraph, anyEdit } from './any-edit.ts';

class Stale extends Error {}
class Cut extends Error {}

/** The service, as far as editing knows it. `cut` breaks the next call before, or after, it has reached the table. */
class Service {
  topology: Topology = {
    ...aDrawnGraph(),
    designId: '65a000000000000000000001',
    version: 1,
    designVersion: 1,
    lastUpdated: '2026-11-20T10:00:00.000Z',
    edits: noEdits(),
  };
  cut: 'before' | 'after' | undefined;
  /** Where the plan is shown as long as nobody has arranged it. */
  shown: Positions | undefined;
  /** The same by the plan. */
  shownOf = (_: Graph): Positions | undefined => this.shown;

  readonly #versions = new Map<number, Graph>();

  readonly calls = {
    readVersion: async (version: number) => {
      const graph = this.#versions.get(version);
      if (!graph) throw new Error('This version is not kept.');
      return graph;
    },
    isStale: (error: unknown) => error instanceof Stale,
    shown: (graph: Graph): Positions | undefined => this.shownOf(graph),
    read: async () => this.topology,
    update: async ({ version, changes }: TopologyUpdate) => {
      const { cut } = this;
      this.cut = undefined;
      if (cut === 'before') throw new Cut();
      if (version !== this.topology.version) throw new Stale();
      const { notes: _, ...rest } = this.topology;
      this.#versions.set(version, graphOf(this.topology));
      const graph = changes ? applyChanges(this.topology, changes) : this.topology;
      this.topology = { ...rest, ...graph, version: this.topology.version + 1 };
      if (cut === 'after') throw new Cut();
      return this.topology;
    },
  };

  open = (journals: readonly Pending[] = []) => new EditingSession(this.topology, journals, this.calls);
}

const relabel = (id: string, label: string): Edit => ({ kind: 'relabel', id, label });
const labels = ({ nodes }: Pick<Graph, 'nodes'>) => nodes.map(({ label }) => label).join(' ');
const edit = (session: EditingSession, made: Edit) => session.dispatch({ kind: 'edit', edit: made });

test('two sessions that save at once lose nothing, and each learns what the other changed', async () => {
  const service = new Service();
  const [one, other] = [service.open(), service.open()];
  edit(one, relabel('a', 'One'));
  edit(other, relabel('b', 'Other'));
  await Promise.all([one.save(), other.save()]);
  expect(labels(service.topology)).toBe('One Other c d e');
  expect(other.state.notice).toMatchObject({
    kind: 'reapplied',
    theirs: [{ name: 'One', fields: ['Label'] }],
  });
  other.dispatch({ kind: 'undo' });
  expect(labels(other.state.history.present)).toBe('One b c d e');
});

test('places that the first save of a plan stores are no change that a move collides with', async () => {
  const service = new Service();
  const { nodes } = service.topology;
  const shown = new Map(nodes.map(({ id }, at) => [id, { x: 1_000 + at * 100, y: 700 }]));
  const move = (x: number): Edit => ({ kind: 'move', positions: new Map([['a', { x, y: 700 }]]) });
  const arranged = (graph: Graph) => applyEdit(graph, { kind: 'move', positions: shown });
  service.shown = shown;
  const [one, other, third] = [service.open(), service.open(), service.open()];
  edit(one, relabel('b', 'One'));
  edit(other, move(900));
  edit(third, move(800));
  await one.save(arranged);
  await other.save();
  expect(service.topology.nodes.find(({ id }) => id === 'a')?.position).toEqual({ x: 900, y: 700 });
  expect(labels(service.topology)).toBe('a One c d e');
  // The other one moved it, too.
  await expect(third.save()).rejects.toThrow(Stale);
  expect(third.state.collided?.changes.map(({ label, base }) => [label, base])).toEqual([
    ['a: Position', '1000 across, 700 down'],
  ]);
});

test('what both changed is stored only once a person has chosen', async () => {
  const service = new Service();
  const [one, other] = [service.open(), service.open()];
  edit(one, relabel('a', 'One'));
  edit(other, relabel('a', 'Other'));
  edit(other, relabel('b', 'Mine alone'));
  await one.save();
  await expect(other.save()).rejects.toThrow(Stale);
  expect(other.state.collided?.changes.map(({ label }) => label)).toEqual(['a: Label']);
  other.resolve(new Set(['nodes/a/label']));
  await other.save();
  expect(labels(service.topology)).toBe('One Mine alone c d e');
});

test('a network that is cut before or after a save was stored loses nothing and doubles nothing', async () => {
  for (const cut of ['before', 'after'] as const) {
    const service = new Service();
    const session = service.open();
    edit(session, relabel('a', 'Kept'));
    edit(session, { kind: 'remove', elements: { nodes: new Set(['e']), edges: new Set() } });
    service.cut = cut;
    await expect(session.save()).rejects.toThrow(Cut);
    // The window is closed; the journal is opened with the next one.
    const reopened = service.open([{ ...session.pending, version: 1 }]);
    expect(labels(reopened.state.history.present)).toBe('Kept b c d');
    await session.save();
    if (reopened.state.history.present !== reopened.state.history.saved) await reopened.save();
    expect(labels(service.topology), cut).toBe('Kept b c d');
  }
});

test('a journal that is replayed can be undone as a whole, and discarded', async () => {
  const service = new Service();
  const first = service.open();
  edit(first, relabel('a', 'Typed'));
  const second = service.open([{ ...first.pending, version: 1 }]);
  expect(second.state.notice).toEqual({ kind: 'restored' });
  second.dispatch({ kind: 'undo' });
  expect(second.state.history.present).toEqual(aDrawnGraph());
  second.dispatch({ kind: 'redo' });
  await second.load('discard');
  expect(labels(second.state.history.present)).toBe('a b c d e');
});

test('a journal that is replayed onto a newer version says what others changed meanwhile', async () => {
  const service = new Service();
  const closed = service.open();
  edit(closed, relabel('a', 'Mine'));
  const other = service.open();
  edit(other, relabel('b', 'Theirs'));
  await other.save();
  const reopened = service.open([{ ...closed.pending, version: 1 }]);
  await vi.waitFor(() =>
    expect(reopened.state.notice).toMatchObject({
      kind: 'reapplied',
      theirs: [{ name: 'Theirs', fields: ['Label'] }],
    }),
  );
  // What a save stored whose response was lost is not said to be another's.
  service.cut = 'after';
  await expect(reopened.save()).rejects.toThrow(Cut);
  const again = service.open([{ ...reopened.pending, version: 2 }]);
  await again.load('reapply');
  expect(again.state.notice).toMatchObject({ kind: 'reapplied', theirs: [] });
});

test('any two sessions come to the same network, whatever each did and whenever it saved', async () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ by: fc.constantFrom(0, 1), edit: anyEdit('one') }) },
      { weight: 2, arbitrary: fc.record({ by: fc.constantFrom(0, 1), save: fc.constant(true) }) },
      { weight: 1, arbitrary: fc.record({ cut: fc.constantFrom('before' as const, 'after' as const) }) },
    ),
    { maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const service = new Service();
      const sessions = [service.open(), service.open()] as const;
      const saved = async (session: EditingSession) => {
        for (let attempt = 0; attempt < 4; attempt += 1) {
          await session.save().catch(() => undefined);
          session.resolve(new Set());
        }
      };
      for (const step of taken) {
        if ('cut' in step) service.cut = step.cut;
        else if ('edit' in step) edit(sessions[step.by === 0 ? 0 : 1], step.edit);
        else await saved(sessions[step.by === 0 ? 0 : 1]);
      }
      for (const session of [...sessions, ...sessions]) await saved(session);
      for (const { state } of sessions) {
        expect(changesBetween(state.history.present, service.topology)).toMatchObject({
          nodes: { added: [], changed: [], removed: [] },
          edges: { added: [], changed: [], removed: [] },
          subnets: { added: [], changed: [], removed: [] },
        });
      }
    }),
  );
});

test('the picture of an edit is the same in the session and by itself', () => {
  const session = new Service().open();
  const made = relabel('c', 'Floor 3');
  edit(session, made);
  expect(session.state.history.present).toEqual(applyEdit(aDrawnGraph(), made));
});

test('what I changed and another removed waits for a choice: kept, it comes back with its links, else it stays away', async () => {
  const remove = (id: string): Edit => ({
    kind: 'remove',
    elements: { nodes: new Set([id]), edges: new Set() },
  });
  for (const isKept of [true, false]) {
    const service = new Service();
    const links = service.topology.edges.filter(({ source, target }) => [source, target].includes('a'));
    expect(links.length).toBeGreaterThan(0);
    const [one, other] = [service.open(), service.open()];
    edit(one, remove('a'));
    edit(other, relabel('a', 'Typed'));
    edit(other, relabel('b', 'Beside'));
    await one.save();
    await expect(other.save()).rejects.toThrow(Stale);
    expect(other.state.collided?.changes).toMatchObject([
      { path: 'nodes/a', mine: 'Kept, with Label: Typed', theirs: 'Removed', isContested: true },
    ]);
    other.resolve(new Set(isKept ? [] : ['nodes/a']));
    expect(other.state.notice).toMatchObject({ kind: 'reapplied', dropped: [] });
    await other.save();
    expect(labels(service.topology).split(' ').sort().join(' ')).toBe(
      isKept ? 'Beside Typed c d e' : 'Beside c d e',
    );
    const ids = service.topology.edges.map(({ id }) => id);
    for (const { id } of links) expect(ids.includes(id)).toBe(isKept);
  }
});

test('what I removed and another changed waits for a choice: theirs, it is there with the links that went with it', async () => {
  for (const isTheirs of [true, false]) {
    const service = new Service();
    const before = service.topology.edges;
    const [one, other] = [service.open(), service.open()];
    edit(one, relabel('b', 'Typed'));
    // The link between the two of them stays away, since its other end does.
    edit(other, { kind: 'remove', elements: { nodes: new Set(['b', 'c']), edges: new Set() } });
    await one.save();
    await expect(other.save()).rejects.toThrow(Stale);
    other.resolve(new Set(isTheirs ? ['nodes/b'] : []));
    await other.save();
    expect(labels(service.topology)).toBe(isTheirs ? 'a Typed d e' : 'a d e');
    expect(before.map(({ id }) => id)).toEqual(['a--b', 'b--c', 'c--d']);
    expect(service.topology.edges.map(({ id }) => id)).toEqual(isTheirs ? ['a--b'] : []);
  }
});

test('with a device that is theirs a link stays away that both changed and that is mine', async () => {
  const service = new Service();
  const [one, other] = [service.open(), service.open()];
  edit(one, relabel('b', 'Typed'));
  edit(one, { kind: 'retype', id: 'a--b', type: 'wan' });
  edit(other, { kind: 'remove', elements: { nodes: new Set(['b']), edges: new Set() } });
  await one.save();
  await expect(other.save()).rejects.toThrow(Stale);
  other.resolve(new Set(['nodes/b']));
  await other.save();
  expect(service.topology.edges.map(({ id }) => id)).toEqual(['b--c', 'c--d']);
});

test('who first saves a plan that nobody had arranged moved nothing, as others read it', async () => {
  const service = new Service();
  const places: Positions = new Map(
    service.topology.nodes.map(({ id }, at) => [id, { x: 900.4 + at, y: 70 }]),
  );
  service.shown = places;
  const [one, other] = [service.open(), service.open()];
  edit(one, relabel('a', 'One'));
  edit(other, relabel('b', 'Other'));
  await one.save((graph) => applyEdit(graph, { kind: 'move', positions: places }));
  service.shownOf = (graph) => (graph.nodes[0]?.position?.x === 900 ? undefined : places);
  await other.save();
  expect(other.state.notice).toMatchObject({
    kind: 'reapplied',
    theirs: [{ name: 'One', fields: ['Label'] }],
  });
});

test('what comes back stands where it was shown, as nobody had arranged the plan', async () => {
  const service = new Service();
  const { nodes } = service.topology;
  service.shown = new Map(nodes.map(({ id }, at) => [id, { x: 900.4 + at, y: 70 }]));
  const [one, other] = [service.open(), service.open()];
  edit(one, { kind: 'remove', elements: { nodes: new Set(['a']), edges: new Set() } });
  edit(other, relabel('a', 'Typed'));
  await one.save();
  await expect(other.save()).rejects.toThrow(Stale);
  other.resolve(new Set());
  expect(other.state.history.present.nodes.find(({ id }) => id === 'a')).toMatchObject({
    label: 'Typed',
    position: { x: 900, y: 70 },
  });
});

test('what I only moved and another removed stays away, and is named', async () => {
  const service = new Service();
  const [one, other] = [service.open(), service.open()];
  edit(one, { kind: 'remove', elements: { nodes: new Set(['a']), edges: new Set() } });
  edit(other, { kind: 'move', positions: new Map([['a', { x: 70, y: 90 }]]) });
  edit(other, relabel('b', 'Beside'));
  await one.save();
  await other.save();
  expect(labels(service.topology)).toBe('Beside c d e');
  expect(other.state.notice).toMatchObject({
    dropped: [expect.stringContaining('was removed in the newer')],
  });
});
