import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Edit } from './edit-history.ts';
import { elementsInWords } from './elements-in-words.ts';
import { indexGraph } from './graph-index.ts';
import type { Look } from './look.ts';
import type { Positions } from './positions.ts';

/** What the canvas shows now, to be kept under a name. */
export interface ShownView extends Pick<Look, 'look' | 'vlan' | 'around' | 'hops'> {
  readonly site: string | undefined;
}

/** What is shown as a view of its own. */
export const viewOf = (
  id: string,
  name: string,
  { look, vlan, around, hops, site }: ShownView,
): DrawnView => ({
  id,
  name,
  look,
  ...(look === 'vlan' && vlan !== undefined && { vlan }),
  ...(look === 'around' && around !== undefined && { around, hops }),
  ...(site !== undefined && { site }),
  positions: [],
});

export const keepView = (view: DrawnView): Edit => ({
  kind: 'change',
  name: `keep the view “${view.name}”`,
  change: (graph) => ({ ...graph, views: [...(graph.views ?? []), view] }),
});

export const renameView = (view: DrawnView, name: string): Edit => ({
  kind: 'change',
  name: `rename the view “${view.name}”`,
  change: changing(view.id, (before) => ({ ...before, name })),
});

export const removeView = ({ id, name }: DrawnView): Edit => ({
  kind: 'change',
  name: `remove the view “${name}”`,
  change: ({ views = [], ...graph }) => {
    const left = views.filter((view) => view.id !== id);
    return left.length > 0 ? { ...graph, views: left } : graph;
  },
});

/** Moves devices in one view; in others, and in the plan, they stay. What stands for a far site goes back to its row. */
export function moveInView(view: DrawnView, to: Positions, graph: Graph): Edit {
  const { nodes } = indexGraph(graph);
  const moved = new Map([...to].filter(([id]) => nodes.has(id)));
  const what = elementsInWords({ nodes: new Set(moved.keys()), edges: new Set() }, graph);
  return {
    kind: 'change',
    name: `move ${what} in “${view.name}”`,
    change: changing(view.id, ({ positions, ...before }) => ({
      ...before,
      positions: [
        ...positions.filter(({ id }) => !moved.has(id)),
        ...[...moved].map(([id, { x, y }]) => ({ id, x: Math.round(x), y: Math.round(y) })),
      ],
    })),
  };
}

const changing =
  (id: string, change: (view: DrawnView) => DrawnView) =>
  ({ views = [], ...graph }: Graph): Graph => ({
    ...graph,
    ...(views.length > 0 && { views: views.map((view) => (view.id === id ? change(view) : view)) }),
  });
