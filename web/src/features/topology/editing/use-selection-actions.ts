import type { Elements } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { editingActions as defined } from './editing-actions.ts';
import type { EditingWorkspace } from './editing-workspace.ts';
import { everything, ofSameSite, ofSameType, ofSameVlan } from './select.ts';

/** Choosing more by what is chosen. */
export function useSelectionActions(workspace: EditingWorkspace, isShown: boolean) {
  const { graph, selected, select, choosable } = workspace;
  const toast = useToast();
  const selectBy = (
    name: 'selectType' | 'selectSite' | 'selectVlan',
    by: (chosen: Elements) => Elements,
  ) => ({
    ...defined[name],
    isAvailable: isShown && selected.nodes.size + selected.edges.size > 0,
    perform: () => {
      const found = by(selected);
      select(found);
      toast.info(`Selected ${elementsInWords(found, graph) || 'nothing'}.`);
    },
  });
  return {
    selectAll: {
      ...defined.selectAll,
      isAvailable: isShown,
      perform: () => select(everything(choosable())),
    },
    selectSeveral: {
      ...defined.selectSeveral,
      isAvailable: isShown && !workspace.isChoosingSeveral,
      perform: () => workspace.chooseSeveral(true),
    },
    selectType: selectBy('selectType', (chosen) => ofSameType(choosable(), chosen)),
    selectSite: selectBy('selectSite', (chosen) => ofSameSite(choosable(), chosen)),
    selectVlan: selectBy('selectVlan', (chosen) => ofSameVlan(choosable(), chosen)),
  } satisfies Record<string, Action>;
}
