import { useState } from 'react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { canvasActions } from '#web/features/topology/canvas/canvas-actions.ts';
import { sizeOf } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { editingActions as defined } from './editing-actions.ts';
import type { DropPlace } from './editing-desk.ts';
import type { EditingWorkspace } from './editing-workspace.ts';
import { insertActions } from './insert-actions.ts';
import { markActions } from './mark-actions.ts';
import { placeActions } from './place-actions.ts';
import { useClipboardActions } from './use-clipboard-actions.ts';
import { useSchemeNamesAction } from './use-scheme-names-action.ts';
import { useSelectionActions } from './use-selection-actions.ts';

/** What can be done to the chosen elements, bound to them; `isShown` while the canvas is. */
export function useEditingActions(workspace: EditingWorkspace, isShown: boolean) {
  const { graph, selected } = workspace;
  const { nodes, edges } = selected;
  const [isPatching, setPatching] = useState(false);
  const { pasteAt, ...clipboard } = useClipboardActions(workspace, isShown);
  const selection = useSelectionActions(workspace, isShown);
  const places = placeActions(workspace, isShown);
  const schemeNames = useSchemeNamesAction(workspace, isShown);
  const { noteAt, ...marks } = markActions(workspace, isShown);
  const patch = { ...defined.patch, isAvailable: nodes.size > 0, perform: () => setPatching(true) };
  const { insert, insertions } = insertActions(workspace);
  useActions([
    ...Object.values(clipboard),
    ...Object.values(selection),
    ...Object.values(places),
    schemeNames,
    ...Object.values(marks),
    patch,
    ...insertions,
  ]);
  const [nodeId] = nodes;
  const isOneDevice = isShown && nodes.size === 1 && edges.size === 0;
  // The canvas hears their keys.
  const onDevice: readonly PerformedAction[] = [
    { ...canvasActions.renameOnly, to: workspace.editLabel },
    { ...canvasActions.connect, label: 'Draw a link', to: workspace.startConnect },
  ].map(({ to, ...action }) => ({
    ...action,
    isAvailable: isOneDevice,
    perform: () => nodeId !== undefined && to(nodeId),
  }));
  const actionsAt = (place?: DropPlace): readonly PerformedAction[] => [
    ...inGroup('element', [...onDevice, schemeNames, patch, ...insertions]),
    ...inGroup('clipboard', Object.values(place ? { ...clipboard, paste: pasteAt(place) } : clipboard)),
    ...inGroup('selection', Object.values(selection)),
    ...inGroup('places', Object.values(places)),
    ...inGroup('marks', Object.values(place ? { ...marks, note: noteAt(place.at) } : marks)),
  ];
  const count = sizeOf(selected);
  return {
    all: actionsAt(),
    /** The same where a point of the drawing was clicked. */
    actionsAt,
    insert,
    patch,
    isPatching,
    stopPatching: () => setPatching(false),
    countWords: count > 1 ? formatCount(count, 'element') : elementsInWords(selected, graph),
  };
}

const inGroup = (group: string, actions: readonly PerformedAction[]): PerformedAction[] =>
  actions.map((action) => ({ ...action, group }));

export type EditingActions = ReturnType<typeof useEditingActions>;
