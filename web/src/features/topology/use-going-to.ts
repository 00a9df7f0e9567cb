import { useState } from 'react';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { shownElements } from '#web/features/topology/checks/shown-elements.ts';
import { lookGraph } from '#web/features/topology/model/look-graph.ts';
import { type Scope, shownScope } from '#web/features/topology/model/shown-scope.ts';
import { useAddressRequest } from './use-address-request.ts';
import type { Place, usePlace } from './use-place.ts';
import type { Workspace } from './use-workspace.ts';

interface Going {
  readonly workspace: Workspace;
  readonly place: ReturnType<typeof usePlace>;
  readonly scope: Scope;
  /** Cards of sites say by themselves what a failure reaches. */
  readonly areFailuresShown: boolean;
}

/** Ways to elements that something else names: a list, a search, the address. */
export function useGoingTo({ workspace, place, scope, areFailuresShown }: Going) {
  const { graph } = workspace;
  const { look, view, show } = place;
  const [startAt, setStartAt] = useState<readonly string[]>([]);
  const everything = {
    look: { ...look, look: 'physical' },
    kept: undefined,
    // What has cards when it is opened has shown its devices in the view.
    level: scope.kind === 'site' ? undefined : 'devices',
  } satisfies Partial<Place>;
  /** Brings nodes into view, in the site that they stand in where the canvas does not show them now. */
  const lookAt = (ids: readonly string[]) => {
    setStartAt(ids);
    const drawn = new Set(lookGraph(graph, look).nodes.map(({ id }) => id));
    const isLeftOut = ids.some((id) => !drawn.has(id));
    const way = isLeftOut ? { ...everything, ...wayTo(graph, scope, ids) } : wayTo(graph, scope, ids);
    if (way || view === 'table') show({ ...way, view: 'canvas' });
    if (!way) workspace.canvas.current?.showNodes(ids);
  };
  /** Chooses elements and shows them; the focus stays in the list, where the next one is looked at. */
  const focus = (ids: readonly string[]) => {
    const { selected, around } = shownElements(graph, ids);
    workspace.select(selected);
    // The cards say at once what fails where, and who loses what.
    if (areFailuresShown && scope.kind === 'sites') return;
    lookAt(around);
  };
  const goTo = (id: string) => {
    if (workspace.connecting !== undefined) {
      workspace.connect(id);
      workspace.canvas.current?.focus();
      return;
    }
    workspace.choose(id);
    lookAt([id]);
    workspace.canvas.current?.focus();
  };
  /** Chooses a device beside others; the focus stays in the list, where the next one is chosen. */
  const also = (id: string) => {
    const nodes = new Set([...workspace.selected.nodes, id]);
    workspace.select({ ...workspace.selected, nodes });
    workspace.reveal([...nodes]);
  };
  /** Shows what was added where it is not drawn: in its one site, where such is shown or all are cards, else among all devices. */
  const toAdded = (nodes: readonly TopologyNode[]) => {
    const sites = new Set(nodes.map((node) => node.site));
    const [site] = sites;
    const isBySite = scope.kind !== 'devices' || shownScope(graph, nowhere, false).kind === 'sites';
    setStartAt(nodes.map(({ id }) => id));
    show({
      ...everything,
      ...(sites.size === 1 && site !== undefined && isBySite
        ? { site, level: undefined }
        : { site: undefined, level: 'devices' }),
    });
  };
  useAddressRequest('select', true, (id) => {
    if (graph.nodes.some((node) => node.id === id)) goTo(id);
    else if (shownElements(graph, [id]).around.length > 0) focus([id]);
  });
  return {
    /** The nodes that the canvas shows when it opens. */
    startAt,
    show: (change: Partial<Place>) => {
      setStartAt([]);
      show(change);
    },
    focus,
    goTo,
    toAdded,
    also,
  };
}

const nowhere = { level: undefined, site: undefined };

/** What the address has to say for the canvas to show these nodes; undefined where it shows them. */
function wayTo({ nodes }: Graph, scope: Scope, ids: readonly string[]): Partial<Place> | undefined {
  if (scope.kind === 'devices') return undefined;
  const wanted = new Set(ids);
  const sites = new Set(nodes.flatMap(({ id, site = '' }) => (wanted.has(id) ? site : [])));
  const [only = ''] = sites;
  if (scope.kind === 'site' && sites.size === 1 && only === scope.site) return undefined;
  return sites.size === 1 && only !== ''
    ? { site: only, level: undefined }
    : { level: 'devices', site: undefined };
}
