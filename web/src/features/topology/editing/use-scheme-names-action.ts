import { relabelNodes } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { editingActions as defined } from './editing-actions.ts';
import type { EditingWorkspace } from './editing-workspace.ts';
import { hasSchemeName } from './scheme-name.ts';

/** Renaming the chosen devices by the plan's scheme. */
export function useSchemeNamesAction(workspace: EditingWorkspace, isShown: boolean): PerformedAction {
  const { graph, selected, edit } = workspace;
  const toast = useToast();
  return {
    ...defined.schemeNames,
    isAvailable: isShown && [...selected.nodes].some((id) => hasSchemeName(indexGraph(graph).nodes.get(id))),
    perform: () => {
      const names = workspace.schemeNames(selected.nodes);
      const renamed = elementsInWords({ nodes: new Set(names.keys()), edges: new Set() }, graph);
      if (names.size === 0) toast.info('All of them already have names of the plan’s scheme.');
      else
        edit({
          kind: 'change',
          name: `rename ${renamed} by the plan’s scheme`,
          change: (before) => relabelNodes(before, names),
        });
    },
  };
}
