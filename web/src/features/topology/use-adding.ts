import { useState } from 'react';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { cell } from '#web/features/topology/layout/blocks.ts';
import { siteScope } from '#web/features/topology/layout/site-scope.ts';
import { drawnInWords } from '#web/features/topology/looks/drawn-in-words.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import type { Look } from '#web/features/topology/model/look.ts';
import { lookGraph } from '#web/features/topology/model/look-graph.ts';
import { boxAround, type Position } from '#web/features/topology/model/positions.ts';
import { type Scope, siteNames } from '#web/features/topology/model/shown-scope.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { AddingDesk, DropPlace, PastePlace } from './editing/editing-desk.ts';
import { floorAt } from './editing/floor-at.ts';
import type { ShownPart } from './use-shown-part.ts';
import type { Workspace } from './use-workspace.ts';

export interface Adding {
  /** Adds a device, and offers its name to be written; where it was dropped, or where there is room. */
  readonly add: (type: TopologyNode['type'], drop?: DropPlace) => void;
  /** The same for what editing adds. */
  readonly desk: AddingDesk;
  /** The site whose card is chosen, where all sites are cards: what is added goes to it. */
  readonly chooseCard: (site: string | undefined) => void;
}

/**
 * Adds devices where they are seen. A view that leaves things out has places of its own, and seldom draws what has no link
 * yet; cards draw no devices: what is added there stands in the middle of its site, or beneath the plan, and `onLeftOut`
 * shows it.
 */
export function useAdding(
  workspace: Pick<
    Workspace,
    'add' | 'graph' | 'positions' | 'middle' | 'reveal' | 'editLabel' | 'siteForNew'
  >,
  { look, scope, shown }: { readonly look: Look; readonly scope: Scope; readonly shown: ShownPart },
  onLeftOut: (nodes: readonly TopologyNode[]) => void,
): Adding {
  const { graph, positions } = workspace;
  const toast = useToast();
  const [card, chooseCard] = useState<string>();
  const shownSite = scope.kind === 'site' ? scope.site : undefined;
  // What stands at no site is looked at as a site without a name.
  const chosenSite = [card, shownSite].at(scope.kind === 'sites' ? 0 : 1) || undefined;
  const hasPlanPlaces = look.look === 'physical' && scope.kind !== 'sites';
  const placeInPlan = (site: string | undefined): Position => {
    const own = graph.nodes.filter((node) => site === undefined || node.site === site);
    const box = boxAround(own.flatMap(({ id }) => positions.get(id) ?? []));
    if (!box) return { x: 0, y: 0 };
    const x = (box.left + box.right) / 2;
    // In a frame it would seem to belong to that site.
    return { x, y: site === undefined ? box.bottom + 1.5 * cell.height : (box.top + box.bottom) / 2 };
  };
  const isInside = (site: string | undefined, { x, y }: Position): boolean => {
    const own = graph.nodes.filter((node) => node.site === site);
    const box = site === undefined ? undefined : boxAround(own.flatMap(({ id }) => positions.get(id) ?? []));
    return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  const placeAt = (at: Position, site: string | undefined): PastePlace => ({
    at,
    site,
    on: site === undefined ? undefined : floorAt(graph.nodes, site, positions, at),
  });
  const isDrawnIn = (next: Graph) => {
    const part = shownSite === undefined ? next : siteScope(next, positions, shownSite).graph;
    const drawn = new Set(lookGraph(part, look).nodes.map(({ id }) => id));
    return ({ id }: TopologyNode) => drawn.has(id);
  };
  /** What is done in a view or site is seen there, or it is said where. */
  const show = (next: Graph, added: ReadonlySet<string>) => {
    const nodes = next.nodes.filter(({ id }) => added.has(id));
    if (scope.kind === 'sites') return onLeftOut(nodes);
    const isDrawn = isDrawnIn(next);
    const leftOut = nodes.filter((node) => !isDrawn(node));
    if (leftOut.length === 0) return workspace.reveal([...added]);
    onLeftOut(nodes);
    const what = elementsInWords(
      { nodes: new Set(leftOut.map(({ id }) => id)), edges: new Set() },
      { ...next, nodes: leftOut },
    );
    const isLinked = next.edges.some(({ source, target }) =>
      leftOut.some(({ id }) => id === source || id === target),
    );
    const they = leftOut.length === 1 ? 'it has' : 'they have';
    const reason = isLinked ? '' : ` while ${they} no link`;
    const view = drawnInWords(look, graph) ?? shownSite;
    toast.info(`“${view}” does not draw ${what}${reason}, so everything is shown.`);
  };
  return {
    add: (type, drop) => {
      const site = chosenSite ?? workspace.siteForNew();
      const near = hasPlanPlaces ? undefined : placeInPlan(site);
      const node = workspace.add(type, { drop, near, site });
      show({ ...graph, nodes: [...graph.nodes, node] }, new Set([node.id]));
      workspace.editLabel(node.id);
    },
    desk: {
      positions: hasPlanPlaces ? shown.positions : positions,
      placeFor: (clicked, sites) => {
        const known = new Set<string | undefined>(siteNames(graph));
        const areKnown = [...sites].every((site) => known.has(site));
        const own = areKnown && sites.size === 1 ? [...sites][0] : undefined;
        // A point of a view, or between cards, is none of the plan.
        if (!hasPlanPlaces) {
          const site = chosenSite ?? own;
          if (site === undefined && areKnown) return undefined;
          return placeAt(placeInPlan(site ?? workspace.siteForNew()), site);
        }
        if (chosenSite !== undefined || clicked !== undefined)
          return placeAt(clicked?.at ?? workspace.middle(), chosenSite ?? clicked?.site);
        // Where neither says otherwise, each device stays at its site, and that where it is.
        const middle = workspace.middle();
        return areKnown && !isInside(own, middle) ? undefined : placeAt(middle, own);
      },
      show,
    },
    chooseCard,
  };
}
