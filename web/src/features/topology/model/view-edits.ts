import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Edit } from './edit-history.ts';
import { elementsInWords } from './elements-in-words.ts';
import { freeName } from './free-name.ts';
import { indexGraph } from './graph-index.ts';
import type { Look } from './look.ts';
import type { Positions } from './positions.ts';

type Places = DrawnView['positions'];

/** What the canvas shows now, to be kept under a name. */
export interface ShownView extends Pick<Look, 'look' | 'vlan' | 'around' | 'hops'> {
  readonly site: string | undefined;
  /** Where devices were put in it. */
  readonly positions: Places;
}

/** Letters in the name of a view (shared/contract/drawn-view.ts). */
export const mostInName = 60;

/** A name for a view that nobody has named: what it draws, with a number where another one is called so. */
export const nameForView = (drawn: string, { views = [] }: Graph): string =>
  freeName(
    views.map(({ name }) => ({ label: name })),
    (number) => {
      const suffix = number === 1 ? '' : ` ${number}`;
      return `${drawn.slice(0, mostInName - suffix.length)}${suffix}`;
    },
  );

/** What is shown as a view of its own. */
export const viewOf = (
  id: string,
  name: string,
  { look, vlan, around, hops, site, positions }: ShownView,
): DrawnView => ({
  id,
  name,
  look,
  ...(look === 'vlan' && vlan !== undefined && { vlan }),
  ...(look === 'around' && around !== undefined && { around, hops }),
  ...(site !== undefined && { site }),
  positions,
});

/** A look that draws what a view draws. */
export const lookOf = ({ look, vlan, around, hops = 2 }: DrawnView, now: Look): Look => ({
  ...now,
  look,
  vlan,
  around,
  hops,
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

/** Draws a view around another device. */
export const recentreView = (view: DrawnView, around: string, graph: Graph): Edit => ({
  kind: 'change',
  name: `draw “${view.name}” around ${indexGraph(graph).nodes.get(around)?.label ?? around}`,
  change: changing(view.id, (before) => ({ ...before, around })),
});

/** Leaves to a view, where it draws its devices, but for these places. */
export const rearrangeView = (view: DrawnView, places: Places): Edit => ({
  kind: 'change',
  name: `rearrange “${view.name}”`,
  change: changing(view.id, (before) => ({ ...before, positions: places })),
});

/** Moves devices in one view; in others, and in the plan, they stay. What stands for a far site goes back to its row. */
export const moveInView = (view: DrawnView, to: Positions, graph: Graph): Edit => ({
  kind: 'change',
  name: moveInWords(to, graph, view.name),
  change: changing(view.id, (before) => ({ ...before, positions: withPlaces(before.positions, to, graph) })),
});

/** The places of a view's devices, of which some are put elsewhere. */
export function withPlaces(places: Places, to: Positions, graph: Graph): Places {
  const moved = devicesIn(to, graph);
  return [
    ...places.filter(({ id }) => !moved.has(id)),
    ...[...moved].map(([id, { x, y }]) => ({ id, x: Math.round(x), y: Math.round(y) })),
  ];
}

/** `move 3 devices in “Routing”`. */
export const moveInWords = (to: Positions, graph: Graph, view: string): string =>
  `move ${elementsInWords({ nodes: new Set(devicesIn(to, graph).keys()), edges: new Set() }, graph)} in “${view}”`;

const devicesIn = (to: Positions, graph: Graph): Positions =>
  new Map([...to].filter(([id]) => indexGraph(graph).nodes.has(id)));

const changing =
  (id: string, change: (view: DrawnView) => DrawnView) =>
  ({ views = [], ...graph }: Graph): Graph => ({
    ...graph,
    ...(views.length > 0 && { views: views.map((view) => (view.id === id ? change(view) : view)) }),
  });
