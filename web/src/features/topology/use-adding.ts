import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { cell } from '#web/features/topology/layout/blocks.ts';
import { drawnInWords } from '#web/features/topology/looks/drawn-in-words.ts';
import type { Look } from '#web/features/topology/model/look.ts';
import { lookGraph } from '#web/features/topology/model/look-graph.ts';
import { boxAround, type Position } from '#web/features/topology/model/positions.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { Workspace } from './use-workspace.ts';

/**
 * Adds devices where they are seen. A view that leaves things out has places of its own, and seldom draws what has no link
 * yet: the new device stands in the middle of the one site that is shown, or beneath the plan, and `onLeftOut` shows it there.
 */
export function useAdding(
  { add, graph, positions }: Pick<Workspace, 'add' | 'graph' | 'positions'>,
  { look, site }: { readonly look: Look; readonly site: string | undefined },
  onLeftOut: (node: TopologyNode) => void,
): (type: TopologyNode['type']) => void {
  const toast = useToast();
  const placeInPlan = (): Position => {
    const own = graph.nodes.filter((node) => site === undefined || node.site === site);
    const box = boxAround(own.flatMap(({ id }) => positions.get(id) ?? []));
    if (!box) return { x: 0, y: 0 };
    const x = (box.left + box.right) / 2;
    // In a frame it would seem to belong to that site.
    return { x, y: site === undefined ? box.bottom + cell.height : (box.top + box.bottom) / 2 };
  };
  return (type) => {
    if (look.look === 'physical') return void add(type);
    const node = add(type, { near: placeInPlan() });
    const drawn = lookGraph({ ...graph, nodes: [...graph.nodes, node] }, look);
    if (drawn.nodes.some(({ id }) => id === node.id)) return;
    onLeftOut(node);
    toast.info(
      `“${drawnInWords(look, graph)}” does not draw ${node.label} while it has no link, so everything is shown.`,
    );
  };
}
