import { startTransition } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { withoutLocked } from '#web/features/topology/model/lock-elements.ts';
import { boxAround, movesAny, type Positions } from '#web/features/topology/model/positions.ts';
import type { Scope } from '#web/features/topology/model/shown-scope.ts';
import { rearrangeView } from '#web/features/topology/model/view-edits.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { proposedStays, type ShownPlaces } from './use-shown-edit.ts';
import type { Workspace } from './use-workspace.ts';

export interface Arranging {
  /** `Rearrange everything`, or what of it. */
  readonly label: string;
  readonly perform: () => void;
}

/**
 * Lays out again what is shown, as a step that can be undone: the plan, the one site, or the view, whose devices go back to
 * where it draws them by itself. Where that would move nothing, or could not be done, it says so.
 * @param isSeen whether the devices are; where they are not, it is said that they were moved
 */
export function useArranging(
  workspace: Pick<Workspace, 'graph' | 'positions' | 'layout' | 'editor' | 'editAndSay' | 'roomFor'>,
  places: ShownPlaces,
  scope: Scope,
  isSeen: boolean,
): Arranging {
  const { graph, positions, layout, editor, editAndSay, roomFor } = workspace;
  const toast = useToast();
  const sayNothingMoved = (isLocked: boolean) =>
    toast.info(`Everything ${isLocked ? 'that is not locked ' : ''}is arranged already: nothing was moved.`);
  const site = scope.kind === 'site' ? scope.site : undefined;
  const part = site === '' ? 'what stands at no site' : (site ?? 'everything');
  const arrangePlan = async () => {
    const arranged = await layout.arrange(site === undefined ? graph : insideOf(graph, site));
    if (arranged === 'cancelled') return;
    if (arranged === 'failed')
      return void toast.error('The devices could not be arranged, and stay where they are.');
    const whole = site === undefined ? arranged : startingWhere(positions, arranged);
    const { to, held } = withoutLocked(whole, graph);
    if (!movesAny(positions, to)) return sayNothingMoved(held.size > 0);
    const moved = site === undefined ? undefined : roomFor(graph.nodes, to);
    const edit = { kind: 'move', positions: to, name: `rearrange ${part}`, ...(moved && { moved }) } as const;
    // Thousands of devices at other places are rendered in slices; the page answers in between.
    startTransition(() => {
      if (isSeen) editor.edit(edit);
      else editAndSay(edit, 'The devices of all sites were rearranged.');
      layout.arrived();
    });
  };
  const arrangeView = (places: Extract<ShownPlaces, { of: 'kept view' | 'unkept view' }>) => {
    const own = places.of === 'kept view' ? places.view.positions : places.unkept.places;
    const locked = new Set(graph.nodes.flatMap((node) => (node.locked ? [node.id] : [])));
    const stay = own.filter(({ id }) => locked.has(id));
    if (stay.length === own.length) return sayNothingMoved(stay.length > 0);
    if (places.of === 'kept view') editor.edit(rearrangeView(places.view, stay));
    else places.unkept.put(stay, `rearrange “${places.name}”`);
    layout.arrived();
  };
  switch (places.of) {
    case 'plan':
      return { label: `Rearrange ${part}`, perform: () => void arrangePlan() };
    case 'proposal':
      return { label: `Rearrange ${part}`, perform: () => toast.info(proposedStays) };
    default:
      return { label: 'Rearrange this view', perform: () => arrangeView(places) };
  }
}

/** One site with the links within. */
function insideOf(graph: Graph, site: string): Graph {
  const nodes = graph.nodes.filter((node) => (node.site ?? '') === site);
  const own = new Set(nodes.map(({ id }) => id));
  return {
    ...graph,
    nodes,
    edges: graph.edges.filter(({ source, target }) => own.has(source) && own.has(target)),
  };
}

/** Places of which the uppermost and leftmost are where those of the same devices were. */
function startingWhere(before: Positions, places: Positions): Positions {
  const from = boxAround([...places.keys()].flatMap((id) => before.get(id) ?? []));
  const to = boxAround(places.values());
  if (!from || !to) return places;
  const [across, down] = [from.left - to.left, from.top - to.top];
  return new Map([...places].map(([id, { x, y }]) => [id, { x: x + across, y: y + down }]));
}
