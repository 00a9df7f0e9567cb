import { expect, test } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { withNotesOf } from '#shared/network/drawing/with-notes-of.ts';
import { applyEdit } from '#web/features/topology/model/edit-history.ts';
import { addNote, showNoteIn } from '#web/features/topology/model/notes.ts';
import { removeView } from '#web/features/topology/model/view-edits.ts';
import { aGraph, aNode } from '../campus.ts';

const view = { id: 'v', name: 'Routing', look: 'layer3', positions: [] } as const;
const start: Graph = { ...aGraph([aNode({ id: 'a' })]), views: [{ ...view, positions: [] }] };
const notesIn = (graph: Graph, shown: string | undefined) =>
  (withNotesOf(graph, shown).notes ?? []).map(({ id }) => id);

test('a note stands in every view, or in the one that was chosen for it', () => {
  const at = { x: 0, y: 0 };
  const both = applyEdit(applyEdit(start, addNote('all', at, undefined)), addNote('own', at, 'v'));
  expect(notesIn(both, undefined)).toEqual(['all']);
  expect(notesIn(both, 'v')).toEqual(['all', 'own']);
  expect(notesIn(applyEdit(both, showNoteIn('own', undefined)), undefined)).toEqual(['all', 'own']);
  expect(notesIn(applyEdit(both, showNoteIn('all', 'v')), undefined)).toEqual([]);
});

test('where its view is removed a note stands in all', () => {
  const own = applyEdit(start, addNote('own', { x: 0, y: 0 }, 'v'));
  const without = applyEdit(own, removeView({ ...view, positions: [] }));
  expect(notesIn(without, undefined)).toEqual(['own']);
});
