import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TopologyDifference } from '#shared/contract/topology-difference.ts';
import { TopologyEdits } from '#shared/contract/topology-edits.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { checkGraph } from '#shared/network/graph/check-graph.ts';
import { editsAfter, noEdits } from '#shared/network/regenerate/edits-after.ts';
import { firstPlan } from '#shared/network/regenerate/first-plan.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { aGraph, aLink, aNode, aSubnet } from '../graph-builder.ts';
import { anyEditedPlan } from './edited-plan.ts';

const numRuns = propertyRuns(6, 160);
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const byId = <E extends { id: string }>(list: readonly E[]) => new Map(list.map((one) => [one.id, one]));
const withoutPositions = ({ nodes, ...graph }: Graph) =>
  plain({ ...graph, nodes: nodes.map(({ position, ...node }) => node) });

describe('planning again, whatever was planned and edited', () => {
  it('without edits is the new plan', () => {
    fc.assert(
      fc.property(anyEditedPlan(), ({ first, plan }) => {
        const { graph, edits, difference } = regenerate(first, noEdits(), plan);
        expect(plain(graph)).toEqual(plain(plan));
        expect([edits, difference.kept, difference.conflicts]).toEqual([noEdits(), [], []]);
      }),
      { numRuns },
    );
  });

  it('over nothing is the first plan', () => {
    const nothing = { nodes: [], edges: [], subnets: [] };
    fc.assert(
      fc.property(anyEditedPlan(), ({ plan }) => {
        expect(plain(firstPlan(plan))).toEqual(plain(regenerate(nothing, noEdits(), plan)));
      }),
      { numRuns },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyEditedPlan(), ({ current, edits, plan }) => {
        const once = regenerate(current, edits, plan);
        const twice = regenerate(plain(once.graph), plain(once.edits), plan);
        expect(plain(twice.graph)).toEqual(plain(once.graph));
        expect(twice.edits).toEqual(once.edits);
        const none = { added: [], removed: [], changed: [] };
        expect(twice.difference).toMatchObject({ nodes: none, edges: none, subnets: none, conflicts: [] });
      }),
      { numRuns },
    );
  });

  it('loses no manual work except links whose end the plan removes, and reports those', () => {
    fc.assert(
      fc.property(anyEditedPlan(), ({ current, edits, plan }) => {
        const { graph, difference } = regenerate(current, edits, plan);
        const lost = new Set(
          difference.conflicts.filter(({ kind }) => kind === 'end-is-gone').map(({ id }) => id),
        );
        for (const list of ['nodes', 'edges', 'subnets'] as const) {
          const [before, after] = [byId<{ id: string }>(current[list]), byId<{ id: string }>(graph[list])];
          for (const id of edits[list].added) {
            if (!lost.has(id)) expect(after.get(id)).toEqual(before.get(id));
          }
          for (const { id, planned } of edits[list].changed) {
            if (lost.has(id)) continue;
            for (const field of Object.keys(planned)) {
              expect(after.get(id)?.[field as 'id']).toEqual(before.get(id)?.[field as 'id']);
            }
          }
          for (const id of edits[list].removed) expect(after.has(id)).toBe(false);
        }
        expect([...lost].every((id) => !byId(graph.edges).has(id) || byId(plan.edges).has(id))).toBe(true);
        for (const node of current.nodes.filter(({ locked }) => locked)) {
          const { position, ...rest } = node;
          expect(byId(graph.nodes).get(node.id)).toMatchObject(plain(rest));
        }
      }),
      { numRuns },
    );
  });

  it('gives a consistent graph, and a record and a difference that match the contract', () => {
    fc.assert(
      fc.property(anyEditedPlan(), ({ current, edits, plan }) => {
        const next = regenerate(current, edits, plan);
        checkGraph(next.graph);
        expect(TopologyEdits.parse(plain(next.edits))).toEqual(next.edits);
        TopologyDifference.parse(plain(next.difference));
      }),
      { numRuns },
    );
  });

  it('lists exactly the differences from the previous graph', () => {
    fc.assert(
      fc.property(anyEditedPlan(), ({ current, edits, plan }) => {
        const { graph, difference } = regenerate(current, edits, plan);
        const [before, after] = [byId(withoutPositions(current).nodes), byId(withoutPositions(graph).nodes)];
        const { added, removed, changed } = difference.nodes;
        expect(new Set(added)).toEqual(new Set([...after.keys()].filter((id) => !before.has(id))));
        expect(new Set(removed)).toEqual(new Set([...before.keys()].filter((id) => !after.has(id))));
        const differing = [...after].filter(
          ([id, node]) => before.has(id) && JSON.stringify(node) !== JSON.stringify(before.get(id)),
        );
        expect(changed.map(({ id }) => id).every((id) => differing.some(([other]) => other === id))).toBe(
          true,
        );
        for (const { id, fields } of changed) {
          for (const { field, from, to } of fields) {
            expect(plain(before.get(id)?.[field as 'id'] ?? null)).toEqual(plain(from ?? null));
            expect(plain(after.get(id)?.[field as 'id'] ?? null)).toEqual(plain(to ?? null));
          }
        }
      }),
      { numRuns },
    );
  });
});

describe('planning again', () => {
  const plan = aGraph(
    [aNode('core', { id: 'core' }), aNode('access', { id: 'a' }), aNode('access', { id: 'b' })],
    [aLink('core', 'a'), aLink('core', 'b')],
    [aSubnet({ id: 'data', cidr: '10.0.0.0/24' })],
  );
  const edited = (change: (graph: Graph) => void) => {
    const current = structuredClone(plan);
    change(current);
    return { current, edits: editsAfter(noEdits(), plan, current) };
  };
  const rename = (graph: Graph, id: string, label: string) => {
    for (const node of graph.nodes) if (node.id === id) node.label = label;
  };
  const without = (id: string) =>
    aGraph(
      plan.nodes.filter((node) => node.id !== id),
      plan.edges.filter(({ source, target }) => source !== id && target !== id),
      plan.subnets,
    );

  it('keeps a device that was renamed, and says why', () => {
    const { current, edits } = edited((graph) => rename(graph, 'a', 'Lobby'));
    expect(edits.nodes.changed).toEqual([{ id: 'a', planned: { label: 'A' } }]);
    const { graph, difference } = regenerate(current, edits, plan);
    expect(byId(graph.nodes).get('a')?.label).toBe('Lobby');
    expect(difference.kept).toEqual([{ list: 'nodes', id: 'a', why: 'changed', fields: ['label'] }]);
    expect(difference.conflicts).toEqual([]);
  });

  it('reports a conflict where the plan changes the same field, once', () => {
    const { current, edits } = edited((graph) => rename(graph, 'a', 'Lobby'));
    const next = structuredClone(plan);
    rename(next, 'a', 'HQ-A');
    const once = regenerate(current, edits, next);
    expect(once.difference.conflicts).toEqual([
      {
        list: 'nodes',
        id: 'a',
        kind: 'plan-changes-it',
        fields: [{ field: 'label', from: 'Lobby', to: 'HQ-A' }],
      },
    ]);
    expect(byId(once.graph.nodes).get('a')?.label).toBe('Lobby');
    expect(regenerate(once.graph, once.edits, next).difference.conflicts).toEqual([]);
  });

  it('keeps a renamed device that the plan no longer has, as a conflict, and drops an untouched one', () => {
    const { current, edits } = edited((graph) => rename(graph, 'a', 'Lobby'));
    const next = regenerate(current, edits, without('a'));
    expect(next.graph.nodes.map(({ id }) => id)).toEqual(['core', 'b', 'a']);
    expect(next.difference.conflicts).toMatchObject([{ id: 'a', kind: 'plan-removes-it' }]);
    expect(next.edits.nodes.added).toEqual(['a']);
    expect(regenerate(current, edits, without('b')).difference.nodes.removed).toEqual(['b']);
  });

  it('keeps a locked link with its ends, though the plan has neither', () => {
    const { current, edits } = edited((graph) => {
      for (const edge of graph.edges) if (edge.target === 'a') edge.locked = true;
    });
    expect(edits).toEqual(noEdits());
    const { graph, difference } = regenerate(current, edits, without('a'));
    expect(graph.edges.map(({ id }) => id)).toEqual(['core--b', 'core--a']);
    expect(difference.kept.map(({ id, why }) => [id, why])).toEqual([
      ['a', 'end-of-locked-link'],
      ['core--a', 'locked'],
    ]);
  });

  it('drops a drawn link whose end the plan removes, and reports it', () => {
    const { current, edits } = edited((graph) => graph.edges.push(aLink('a', 'b')));
    const { graph, difference } = regenerate(current, edits, without('b'));
    expect(graph.edges.map(({ id }) => id)).toEqual(['core--a']);
    expect(difference.conflicts).toEqual([{ list: 'edges', id: 'a--b', kind: 'end-is-gone', fields: [] }]);
    expect(difference.edges.removed).toEqual(['core--b', 'a--b']);
  });

  it('restores the planned ends of a link that was moved to a removed end', () => {
    const { current, edits } = edited((graph) => {
      for (const edge of graph.edges) if (edge.id === 'core--a') edge.source = 'b';
    });
    const { graph, edits: left } = regenerate(current, edits, without('b'));
    expect(graph.edges).toEqual([aLink('core', 'a')]);
    expect(left).toEqual(noEdits());
  });

  it('keeps the positions of an arranged picture, and puts new elements below their site', () => {
    const { current, edits } = edited((graph) => {
      for (const [index, node] of graph.nodes.entries()) node.position = { x: index * 900, y: 50 };
    });
    const next = structuredClone(plan);
    next.nodes.push(aNode('access', { id: 'c' }));
    next.edges.push(aLink('core', 'c'));
    const { graph } = regenerate(current, edits, next);
    expect(graph.nodes.map(({ position }) => position?.x).slice(0, 3)).toEqual([0, 900, 1_800]);
    expect(byId(graph.nodes).get('c')?.position?.y).toBeGreaterThan(50);
  });
});

describe('the record of manual work', () => {
  const base = aGraph([aNode('core', { id: 'core' }), aNode('access', { id: 'a' })], [aLink('core', 'a')]);
  const editing = (edits: TopologyEdits, change: (graph: Graph) => void, plan?: Graph, from = base) => {
    const next = structuredClone(from);
    change(next);
    return { next, edits: editsAfter(edits, from, next, plan) };
  };
  const label = (text: string) => (graph: Graph) => {
    for (const node of graph.nodes) if (node.id === 'a') node.label = text;
  };

  it('drops a field that was set back to its planned value', () => {
    const once = editing(noEdits(), label('Lobby'));
    const twice = editing(once.edits, label('Foyer'), undefined, once.next);
    expect(twice.edits.nodes.changed).toEqual([{ id: 'a', planned: { label: 'A' } }]);
    expect(editing(twice.edits, label('A'), undefined, twice.next).edits).toEqual(noEdits());
  });

  it('has no entry for an element that was added and removed again', () => {
    const once = editing(noEdits(), (graph) => graph.nodes.push(aNode('access', { id: 'mine' })));
    expect(once.edits.nodes.added).toEqual(['mine']);
    const twice = editing(once.edits, (graph) => graph.nodes.pop(), undefined, once.next);
    expect(twice.edits).toEqual(noEdits());
  });

  it('is as before where what was removed and stored is put back', () => {
    const renamed = editing(noEdits(), label('Lobby'));
    const gone = editing(
      renamed.edits,
      (graph) => Object.assign(graph, { nodes: graph.nodes.slice(0, 1), edges: [] }),
      undefined,
      renamed.next,
    );
    expect([gone.edits.nodes.removed, gone.edits.edges.removed]).toEqual([['a'], ['core--a']]);
    const back = editing(gone.edits, (graph) => Object.assign(graph, renamed.next), undefined, gone.next);
    expect(back.edits).toEqual(renamed.edits);
  });

  it('does not count positions and locks as manual work', () => {
    const moved = editing(noEdits(), ({ nodes: [node] }) => {
      Object.assign(node ?? {}, { position: { x: 1, y: 2 }, locked: true });
    });
    expect(moved.edits).toEqual(noEdits());
  });

  it('does not count values from a proposal that match the plan as manual work', () => {
    const plan = aGraph(
      [aNode('core', { id: 'core' }), aNode('access', { id: 'b', label: 'Planned' })],
      [aLink('core', 'b')],
    );
    const { edits } = editing(
      noEdits(),
      (graph) => {
        graph.nodes.splice(1, 1, aNode('access', { id: 'b', label: 'Planned' }));
        graph.edges.splice(0, 1, aLink('core', 'b', { type: 'trunk' }));
      },
      plan,
    );
    expect(edits.nodes).toEqual({ added: [], changed: [], removed: [] });
    expect(edits.edges.changed).toEqual([{ id: 'core--b', planned: { type: 'lan' } }]);
  });

  it('follows the plan where the user takes the plan’s side of a conflict', () => {
    const once = editing(noEdits(), label('Lobby'));
    const plan = structuredClone(base);
    label('HQ-A')(plan);
    expect(editing(once.edits, label('HQ-A'), plan, once.next).edits).toEqual(noEdits());
    expect(editing(once.edits, () => {}, plan, once.next).edits.nodes.changed).toEqual([
      { id: 'a', planned: { label: 'HQ-A' } },
    ]);
  });
});

describe('a plan that was migrated', () => {
  const noted = { rule: 'noted', inputs: { rule: 'A rule', arithmetic: '1 + 1 = 2' } };
  const now = { rule: 'edge-routers', inputs: { routers: 2 } };

  it('has no differences in reasons stored as sentences, and has those of the new plan', () => {
    const stored = aGraph([aNode('core', { id: 'core', because: noted, quantity: 1 })]);
    const plan = aGraph([aNode('core', { id: 'core', because: now, quantity: 2 })]);
    const { graph, difference } = regenerate(stored, noEdits(), plan);
    expect(difference.nodes.changed).toEqual([
      { id: 'core', fields: [{ field: 'quantity', from: 1, to: 2 }] },
    ]);
    expect(graph.nodes[0]?.because).toEqual(now);
  });
});
