import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { heldInWords, withoutLocked } from '#web/features/topology/model/lock-elements.ts';
import { moveInView, moveInWords, withPlaces } from '#web/features/topology/model/view-edits.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { UnkeptPlaces } from './use-unkept-places.ts';
import type { Workspace } from './use-workspace.ts';

/** Whose places the canvas shows. */
export type ShownPlaces =
  | { readonly of: 'plan' }
  | { readonly of: 'kept view'; readonly view: DrawnView }
  | { readonly of: 'unkept view'; readonly name: string; readonly unkept: UnkeptPlaces }
  /** What a proposal lays out anew. */
  | { readonly of: 'proposal' };

export const proposedStays = 'What is proposed is laid out anew. Apply it before you arrange it.';

/**
 * Edits of what the canvas shows. A move changes the places that are shown: the plan's, or the view's, which keeps them with
 * itself when it is kept. Other sites make room for what the plan moves. What is locked stays, and it is said why; what has
 * no place of its own goes back by `putBack`.
 */
export function useShownEdit(
  { graph, edit, roomFor }: Pick<Workspace, 'graph' | 'edit' | 'roomFor'>,
  places: ShownPlaces,
  putBack: () => void,
): (change: Edit) => void {
  const toast = useToast();
  return (change) => {
    if (change.kind !== 'move') return edit(change);
    // What a proposal would add is shown, but not there yet; neither is what stands for several devices.
    const { nodes } = indexGraph(graph);
    const own = new Map([...change.positions].filter(([id]) => nodes.has(id)));
    const { to, held } = withoutLocked(own, graph);
    if (held.size > 0) toast.info(heldInWords({ nodes: held, edges: new Set() }, graph, 'move'));
    if (places.of === 'proposal') {
      toast.info(proposedStays);
      return putBack();
    }
    if (to.size === 0) {
      if (held.size === 0) toast.info('Only devices of the plan have places of their own.');
      return putBack();
    }
    switch (places.of) {
      case 'plan':
        return edit({ ...change, positions: to, moved: roomFor(graph.nodes, to) });
      case 'kept view':
        return edit(moveInView(places.view, to, graph));
      case 'unkept view': {
        const { unkept, name } = places;
        return unkept.put(withPlaces(unkept.places, to, graph), moveInWords(to, graph, name));
      }
    }
  };
}
