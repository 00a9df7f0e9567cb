import { useRef } from 'react';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeTypes } from '#shared/contract/topology-kinds.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { EditStep } from '#web/features/topology/model/edit-history.ts';
import { sizeOf } from '#web/features/topology/model/edits.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { canvasActions } from './canvas/canvas-actions.ts';
import type { ExchangeDialog } from './exchange/exchange-dialog.ts';
import { topologyActions } from './topology-actions.ts';
import type { Arranging } from './use-arranging.ts';
import type { View } from './use-place.ts';
import type { UnkeptPlaces } from './use-unkept-places.ts';
import type { Workspace } from './use-workspace.ts';

export interface TopologyTasks {
  readonly workspace: Workspace;
  readonly view: View;
  /** Places in a view that is not kept, which are undone in turn with the edits of the plan. */
  readonly unkept: Pick<UnkeptPlaces, 'undo' | 'redo'>;
  readonly onAdd: (type: TopologyNode['type']) => void;
  readonly arranging: Arranging;
  readonly onView: (view: View) => void;
  readonly onChecks: () => void;
  readonly onPlanAgain: () => void;
  readonly onVersions: () => void;
  readonly onSummary: () => void;
  readonly onFullScreen: () => void;
  readonly onFile: (dialog: ExchangeDialog) => void;
}

/** `Undo: move 3 devices`, where there is a step to undo. */
const named = (label: string, step: Pick<EditStep, 'name'> | undefined) => ({
  label: step ? `${label}: ${step.name}` : label,
  isAvailable: step !== undefined,
});

/** The actions of the topology that is shown, bound to it. */
export function useTopologyActions(tasks: TopologyTasks) {
  const { workspace, view, unkept, onView } = tasks;
  const { history, undo, redo } = workspace.editor;
  const latest = useRef(workspace);
  latest.current = workspace;
  const actions = {
    canvas: { ...topologyActions.canvas, isAvailable: view !== 'canvas', perform: () => onView('canvas') },
    table: { ...topologyActions.table, isAvailable: view !== 'table', perform: () => onView('table') },
    undo: {
      ...topologyActions.undo,
      ...named('Undo', unkept.undo ?? history.past.at(-1)),
      perform: unkept.undo?.take ?? undo,
    },
    redo: {
      ...topologyActions.redo,
      ...named('Redo', unkept.redo ?? history.future[0]),
      perform: unkept.redo?.take ?? redo,
    },
    arrange: { ...topologyActions.arrange, ...tasks.arranging },
    // The canvas hears its keys.
    remove: {
      ...canvasActions.remove,
      shortcuts: [],
      isAvailable: sizeOf(workspace.selected) > 0,
      perform: workspace.removeChosen,
    },
    versions: { ...topologyActions.versions, perform: tasks.onVersions },
    planAgain: { ...topologyActions.planAgain, perform: tasks.onPlanAgain },
    checks: { ...topologyActions.checks, perform: tasks.onChecks },
    summary: { ...topologyActions.summary, isAvailable: view === 'canvas', perform: tasks.onSummary },
    fullScreen: { ...topologyActions.fullScreen, perform: tasks.onFullScreen },
    exportTopology: { ...topologyActions.exportTopology, perform: () => tasks.onFile('export') },
    importTopology: { ...topologyActions.importTopology, perform: () => tasks.onFile('import') },
    save: {
      ...topologyActions.save,
      perform: () => {
        // Leaving a field keeps what was typed; the edit is in the next render.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
        setTimeout(() => {
          const { editor, save } = latest.current;
          if (editor.isDirty) void save();
        });
      },
    },
  } satisfies Record<string, Action>;
  const additions = nodeTypes.map((type) => ({
    label: nodeTypeNames[type],
    icon: topologyActions.add.icon,
    perform: () => tasks.onAdd(type),
  }));
  useActions([
    ...Object.values(actions),
    ...additions.map((action) => ({ ...action, label: `${topologyActions.add.label}: ${action.label}` })),
  ]);
  return { ...actions, additions };
}
