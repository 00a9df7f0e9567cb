import { expect, test } from 'vitest';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import {
  type Edit,
  type EditHistory,
  isDirty,
  reduceHistory,
  startHistory,
} from '#web/features/topology/model/edit-history.ts';
import { labelProblem } from '#web/features/topology/model/edits.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const graph = () =>
  aGraph(
    [aNode({ id: 'core', layer: 'core' }), aNode({ id: 'access' }), aNode({ id: 'ap', type: 'accesspoint' })],
    [aLink('core', 'access'), aLink('access', 'ap')],
  );

const edited = (...edits: Edit[]): EditHistory =>
  edits.reduce((history, edit) => reduceHistory(history, { kind: 'edit', edit }), startHistory(graph()));

const relabel = (label: string, id = 'core'): Edit => ({ kind: 'relabel', id, label });
const labelOf = (history: EditHistory, id = 'core') =>
  history.present.nodes.find((node) => node.id === id)?.label;

test('a label is changed, trimmed, and restored by undo and redo', () => {
  const changed = edited(relabel('  HQ core  '));
  expect(labelOf(changed)).toBe('HQ core');
  expect(isDirty(changed)).toBe(true);

  const undone = reduceHistory(changed, { kind: 'undo' });
  expect(labelOf(undone)).toBe('core');
  expect(isDirty(undone)).toBe(false);
  expect(labelOf(reduceHistory(undone, { kind: 'redo' }))).toBe('HQ core');
});

test('an edit that changes nothing adds no step', () => {
  const history = startHistory(graph());
  const same: Edit[] = [
    relabel('core'),
    relabel('   '),
    relabel('x'.repeat(101)),
    { kind: 'move', positions: new Map() },
    { kind: 'remove', elements: { nodes: new Set(['nobody']), edges: new Set() } },
    { kind: 'add', node: aNode({ id: 'core' }) },
    { kind: 'add', node: aNode({ id: 'new', label: '' }) },
    { kind: 'connect', edge: aLink('core', 'nobody') },
    { kind: 'connect', edge: aLink('core', 'core') },
    { kind: 'connect', edge: aLink('core', 'access') },
    { kind: 'retype', id: 'core--access', type: 'trunk' },
  ];
  for (const edit of same) expect(reduceHistory(history, { kind: 'edit', edit }), edit.kind).toBe(history);
});

test('removing a device removes its links, and undo restores all', () => {
  const removed = edited({ kind: 'remove', elements: { nodes: new Set(['access']), edges: new Set() } });
  expect(removed.present.nodes.map(({ id }) => id)).toEqual(['core', 'ap']);
  expect(removed.present.edges).toEqual([]);
  expect(reduceHistory(removed, { kind: 'undo' }).present).toBe(removed.saved);
});

test('devices move to whole pixels, are added and connected', () => {
  const history = edited(
    { kind: 'move', positions: new Map([['core', { x: 10.4, y: -3.6 }]]) },
    { kind: 'add', node: aNode({ id: 'new', label: 'Switch 4' }) },
    { kind: 'connect', edge: aLink('core', 'new', { type: 'lan' }) },
    { kind: 'retype', id: 'core--new', type: 'trunk' },
  );
  expect(history.present.nodes[0]?.position).toEqual({ x: 10, y: -4 });
  expect(changesBetween(history.saved, history.present)).toMatchObject({
    nodes: { added: [{ id: 'new' }], changed: [{ id: 'core', position: { x: 10, y: -4 } }], removed: [] },
    edges: { added: [{ id: 'core--new', type: 'trunk' }], changed: [], removed: [] },
  });
});

test('a new edit discards what was undone', () => {
  const undone = reduceHistory(edited(relabel('A'), relabel('B')), { kind: 'undo' });
  const next = reduceHistory(undone, { kind: 'edit', edit: relabel('C') });
  expect(next.future).toEqual([]);
  expect(labelOf(reduceHistory(next, { kind: 'undo' }))).toBe('A');
});

test('a hundred steps are kept, and undo beyond them does nothing', () => {
  let history = edited(...Array.from({ length: 120 }, (_, i) => relabel(`Label ${i}`)));
  for (let i = 0; i < 150; i += 1) history = reduceHistory(history, { kind: 'undo' });
  expect(labelOf(history)).toBe('Label 19');
});

test('after saving nothing is unsaved, and undo still works', () => {
  const changed = edited(relabel('A'));
  const saved = reduceHistory(changed, {
    kind: 'saved',
    sent: changed.present,
    stored: structuredClone(changed.present),
  });
  expect(isDirty(saved)).toBe(false);
  const undone = reduceHistory(saved, { kind: 'undo' });
  expect(labelOf(undone)).toBe('core');
  expect(isDirty(undone)).toBe(true);
});

test('edits made during a save stay, and are all that is left to save', () => {
  const sent = edited(relabel('A'));
  const meanwhile = reduceHistory(sent, { kind: 'edit', edit: relabel('Edge', 'access') });
  const stored = structuredClone(sent.present);
  const saved = reduceHistory(meanwhile, { kind: 'saved', sent: sent.present, stored });
  expect(saved.saved).toBe(stored);
  expect(changesBetween(saved.saved, saved.present).nodes).toEqual({
    added: [],
    changed: [{ id: 'access', label: 'Edge' }],
    removed: [],
  });
});

test('an invalid label is explained in a sentence', () => {
  expect(labelProblem('HQ')).toBeUndefined();
  expect(labelProblem('  ')).toBe('A label must not be empty.');
  expect(labelProblem('x'.repeat(101))).toBe('A label has at most 100 characters.');
});
