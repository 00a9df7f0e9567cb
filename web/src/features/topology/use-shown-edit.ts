import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { heldInWords, withoutLocked } from '#web/features/topology/model/lock-elements.ts';
import { moveInView } from '#web/features/topology/model/view-edits.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { Workspace } from './use-workspace.ts';

/**
 * Edits of what the canvas shows. A move changes the plan's places or the kept view's; a view that is not kept has none, and
 * what is moved in it goes back. Other sites make room for what the plan moves. What is locked stays, and it is said why.
 */
export function useShownEdit(
  { graph, edit, roomFor }: Pick<Workspace, 'graph' | 'edit' | 'roomFor'>,
  isArranged: boolean,
  kept: DrawnView | undefined,
): (change: Edit) => void {
  const toast = useToast();
  return (change) => {
    if (change.kind !== 'move') return edit(change);
    // What a proposal would add is shown, but not there yet.
    const { nodes } = indexGraph(graph);
    const own = new Map([...change.positions].filter(([id]) => nodes.has(id)));
    const { to, held } = withoutLocked(own, graph);
    if (held.size > 0) toast.info(heldInWords({ nodes: held, edges: new Set() }, graph, 'move'));
    if (to.size === 0) return;
    if (isArranged) edit({ ...change, positions: to, moved: roomFor(graph.nodes, to) });
    else if (kept) edit(moveInView(kept, to, graph));
  };
}
