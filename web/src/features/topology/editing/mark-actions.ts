import { sizeOf } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { lockElements } from '#web/features/topology/model/lock-elements.ts';
import { addNote } from '#web/features/topology/model/notes.ts';
import type { Position } from '#web/features/topology/model/positions.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { editingActions as defined } from './editing-actions.ts';
import type { EditingWorkspace } from './editing-workspace.ts';
import { freePlaceForNote } from './free-place.ts';
import { titleStrips } from './title-strips.ts';

/** Locks of the chosen elements, and notes. */
export function markActions(workspace: EditingWorkspace, isShown: boolean) {
  const { graph, selected, positions, edit } = workspace;
  const { nodes, edges } = selected;
  const count = sizeOf(selected);
  const isLocked =
    [...nodes].every((id) => indexGraph(graph).nodes.get(id)?.locked) &&
    [...edges].every((id) => indexGraph(graph).edges.get(id)?.locked);
  const lock = (isOn: boolean) => edit(lockElements(selected, elementsInWords(selected, graph), isOn));
  const addNoteAt = (wanted: Position) => {
    const id = crypto.randomUUID();
    // A view has places of its own: what is written in it is about them.
    const titles = titleStrips(graph.nodes, positions);
    const at = freePlaceForNote(positions, graph.notes ?? [], wanted, titles);
    edit(addNote(id, at, workspace.keptView));
    workspace.select({ nodes: new Set(), edges: new Set(), notes: new Set([id]) });
    workspace.editLabel(id);
  };
  const actions = {
    lock: { ...defined.lock, isAvailable: count > 0 && !isLocked, perform: () => lock(true) },
    unlock: { ...defined.unlock, isAvailable: count > 0 && isLocked, perform: () => lock(false) },
    note: { ...defined.note, isAvailable: isShown, perform: () => addNoteAt(workspace.middle()) },
  } satisfies Record<string, Action>;
  return {
    ...actions,
    /** Writes a note where a point of the drawing was clicked. */
    noteAt: (at: Position) => ({ ...actions.note, perform: () => addNoteAt(at) }),
  };
}
