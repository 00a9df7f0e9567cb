import { useCallback, useMemo, useRef, useState } from 'react';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Topology, TopologyNode } from '#shared/contract/topology-items.ts';
import { usualLayers } from '#shared/contract/usual-layers.ts';
import type { Fix } from '#shared/network/checks/finding.ts';
import type { CanvasHandle } from '#web/features/topology/canvas/use-camera.ts';
import { useCellContext } from '#web/features/topology/cells/use-cell-context.ts';
import { shownPositions, storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { type Elements, moveNodes, sizeOf } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { apartFromLocked, heldInWords } from '#web/features/topology/model/lock-elements.ts';
import { newNode } from '#web/features/topology/model/new-element.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { siteNames } from '#web/features/topology/model/shown-scope.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { DropPlace } from './editing/editing-desk.ts';
import { floorAt } from './editing/floor-at.ts';
import { floorForNew } from './editing/floor-for-new.ts';
import { freePlace, freePlaceInLink } from './editing/free-place.ts';
import { linesNear } from './editing/link-lines.ts';
import { linkProblem } from './editing/link-problem.ts';
import { pluggedLink } from './editing/plugged-link.ts';
import { reconnectLink } from './editing/reconnect-link.ts';
import { resettling } from './editing/resettled.ts';
import { roomFor } from './editing/room-for.ts';
import { schemeName, schemeNames } from './editing/scheme-name.ts';
import { useLatePorts } from './editing/use-late-ports.ts';
import { withUsualModel } from './editing/with-usual-model.ts';
import { useAutosave } from './use-autosave.ts';
import { useLayout } from './use-layout.ts';
import { useTopologyEditor } from './use-topology-editor.ts';

const nothing: Elements = { nodes: new Set(), edges: new Set() };

/** Everything that the canvas, the tables, the panel and the toolbar share: edits, what is chosen, and the tasks. */
export function useWorkspace(
  topology: Topology,
  askedSite: string | undefined,
  requirements: Requirements | undefined,
  isPainted: boolean,
) {
  const editor = useTopologyEditor(topology);
  const layout = useLayout(editor.opened);
  const toast = useToast();
  const graph = editor.history.present;
  const positions = useMemo(
    () => shownPositions(graph, layout.positions, layout.untouched),
    [graph, layout.positions, layout.untouched],
  );
  const canvas = useRef<CanvasHandle>(null);
  const [chosen, setChosen] = useState(nothing);
  const selected = useMemo(() => existing(chosen, indexGraph(graph)), [chosen, graph]);
  const [editing, setEditing] = useState<string>();
  const [connecting, setConnecting] = useState<string>();
  const [isChoosingSeveral, chooseSeveral] = useState(false);
  // A site that has lost its last device is none.
  const shownSite = siteNames(graph).find((name) => name === askedSite);
  const choose = (id: string) => setChosen({ nodes: new Set([id]), edges: nothing.edges });

  /** Says what was done, and offers to take it back as long as nothing else was done since. */
  const editAndSay = (change: Edit, said: string) => {
    const takeBack = editor.edit(change);
    const onAction = () => {
      if (!takeBack()) toast.info('More was changed since. Undo takes it back step by step.');
    };
    toast.info(said, { action: { label: 'Undo', onAction } });
  };
  /** Undo is offered, so no confirmation is needed. */
  const edit = (change: Edit) => {
    if (change.kind === 'change' && change.resettles) {
      editor.edit(resettling(change, positions));
      canvas.current?.reveal([...selected.nodes]);
      return;
    }
    if (change.kind !== 'remove') return void editor.edit(change);
    const { free, held } = apartFromLocked(change.elements, graph);
    if (sizeOf(held) > 0) toast.info(heldInWords(held, graph, 'remove'));
    if (sizeOf(free) > 0)
      editAndSay({ kind: 'remove', elements: free }, `Removed ${elementsInWords(free, graph)}.`);
  };

  /** A check's repair is an edit like any other. */
  const fix = ({ label, changes }: Fix) =>
    editAndSay({ kind: 'apply', changes, name: `apply “${label}”` }, `Applied: ${label}.`);

  /** The device that is chosen, or one that the chosen link ends at. */
  const chosenPlace = () => {
    const { nodes, edges } = indexGraph(graph);
    const [node] = selected.nodes;
    const [edge] = selected.edges;
    const link = edges.get(edge ?? '');
    const ends = [node, link?.source, link?.target].flatMap((id) => nodes.get(id ?? '') ?? []);
    return ends.find(({ site }) => site !== undefined);
  };
  const middle = () => canvas.current?.middle() ?? { x: 0, y: 0 };
  /** Where a new device stands that nobody has put anywhere: at the site that is shown, or of what is chosen. */
  const siteForNew = () => {
    return shownSite ?? chosenPlace()?.site ?? soleSite(graph.nodes, requirements);
  };
  /** A device that is not in the graph yet: named by the plan's scheme, at a free place near `wanted`. */
  const nodeFor = (
    type: TopologyNode['type'],
    wanted: Position,
    // A provider stands outside the sites.
    site = type === 'internet' ? shownSite : siteForNew(),
    on?: Pick<TopologyNode, 'building' | 'floor'>,
    placeFor = freePlace,
  ) => {
    const { building, floor } = on ?? floorForNew(graph.nodes, { type, site }, chosenPlace());
    const node = newNode(graph, type, {
      id: crypto.randomUUID(),
      position: placeFor(positions, wanted),
      site,
      building,
      floor,
      label: schemeName(graph, requirements, { type, layer: usualLayers[type], site, floor }),
    });
    return withUsualModel(node, graph);
  };
  /** A new device where it was dropped; else beside the one that is chosen, or near a place, as the middle of what is in view. */
  const add = (
    type: TopologyNode['type'],
    where: {
      readonly drop?: DropPlace | undefined;
      readonly near?: Position | undefined;
      readonly site?: string | undefined;
    } = {},
  ): TopologyNode => {
    const { drop, near } = where;
    const [chosenId] = selected.nodes;
    // Where a person drops it is right; elsewhere it stands beside the links, and other sites make room for it.
    const site = type === 'internet' ? shownSite : (drop?.site ?? where.site ?? siteForNew());
    // What is dropped in the frame of a floor stands on it.
    const on = drop && floorAt(graph.nodes, site, positions, drop.at);
    const chosenSite = indexGraph(graph).nodes.get(chosenId ?? '')?.site;
    const isElsewhere = chosenSite !== undefined && site !== undefined && chosenSite !== site;
    const beside = selected.nodes.size === 1 && !isElsewhere ? positions.get(chosenId ?? '') : undefined;
    const wanted = drop?.at ?? beside ?? near ?? middle();
    const inTheWay = () =>
      new Map(
        graph.nodes.flatMap((node) => {
          const at = positions.get(node.id);
          const makesRoom = site !== undefined && ![site, undefined].includes(node.site) && !node.locked;
          return at && !makesRoom ? [[node.id, at] as const] : [];
        }),
      );
    const node = drop
      ? nodeFor(type, wanted, site, on)
      : nodeFor(type, wanted, site, on, () =>
          freePlace(inTheWay(), wanted, linesNear(graph, positions, wanted)),
        );
    const moved = roomFor([...graph.nodes, node], positions, storedPositions({ nodes: [node] }));
    editor.edit({ kind: 'add', node, moved });
    choose(node.id);
    return node;
  };
  const middleOfLink = (id: string): Position => {
    const edge = indexGraph(graph).edges.get(id);
    const ends = [edge?.source, edge?.target].flatMap((end) => positions.get(end ?? '') ?? []);
    const [from, to] = ends;
    return from && to ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : middle();
  };

  const cells = useCellContext(graph, isPainted);
  const plugLater = useLatePorts(cells, editor.edit);
  const link = (from: string, to: string) => {
    const { nodes } = cells.index;
    const [source, target] = [nodes.get(from), nodes.get(to)];
    if (!source || !target || source === target) return;
    const problem = linkProblem(cells, source.id, target.id);
    if (problem) return void toast.error(problem);
    const edge = pluggedLink(cells, crypto.randomUUID(), source, target);
    plugLater({ edge, takeBack: editor.edit({ kind: 'connect', edge }) });
    setChosen({ nodes: nothing.nodes, edges: new Set([edge.id]) });
  };
  const connect = (to: string | undefined) => {
    setConnecting(undefined);
    if (connecting !== undefined && to !== undefined) link(connecting, to);
  };
  const endsFor = useCallback(
    (from: string, moved?: string) =>
      cells.index.graph.nodes.flatMap(({ id }) => (linkProblem(cells, from, id, moved) ? [] : id)),
    [cells],
  );
  const reconnect = (id: string, end: 'source' | 'target', to: string) => {
    const edge = cells.index.edges.get(id);
    if (!edge) return;
    const problem = linkProblem(cells, edge[end === 'source' ? 'target' : 'source'], to, id);
    if (problem) return void toast.error(problem);
    const [from, far] = [edge[end], to].map((at) => cells.index.nodes.get(at)?.label ?? at);
    editor.edit({
      kind: 'change',
      name: `move a link from ${from} to ${far}`,
      change: (before) => reconnectLink(before, cells, { id, end, to }),
    });
  };

  const save = () => {
    // Saving a plan that nobody arranged stores the layout that was shown.
    return editor.save.run((present) => (layout.untouched ? moveNodes(present, positions) : present));
  };

  useAutosave(editor, save);

  return {
    editor,
    layout,
    graph,
    positions,
    cells,
    canvas,
    selected,
    /** Beside what is selected, what a proposal that is shown would add. */
    chosen,
    editing,
    connecting,
    isChoosingSeveral,
    chooseSeveral,
    select: setChosen,
    choose,
    clear: () => setChosen(nothing),
    edit,
    editAndSay,
    fix,
    editLabel: setEditing,
    startConnect: setConnecting,
    connect,
    link,
    endsFor,
    reconnect,
    add,
    nodeInLink: (type: TopologyNode['type'], id: string, place?: DropPlace) => {
      const site = place?.site ?? siteForNew();
      const on = place && floorAt(graph.nodes, site, positions, place.at);
      return nodeFor(type, place?.at ?? middleOfLink(id), site, on, freePlaceInLink);
    },
    schemeNames: (ids: ReadonlySet<string>) => schemeNames(graph, requirements, { ids, positions }),
    siteForNew,
    /** Where devices of other sites go when these are put or moved. */
    roomFor: (nodes: readonly TopologyNode[], put: Positions) => roomFor(nodes, positions, put),
    middle,
    middleOfLink,
    save,
    reveal: (ids: readonly string[]) => canvas.current?.reveal(ids),
    removeChosen: () => edit({ kind: 'remove', elements: selected }),
  };
}

export type Workspace = ReturnType<typeof useWorkspace>;

/** Without what was removed meanwhile. */
export function existing(chosen: Elements, index: ReturnType<typeof indexGraph>): Elements {
  return {
    nodes: new Set([...chosen.nodes].filter((id) => index.nodes.has(id))),
    edges: new Set([...chosen.edges].filter((id) => index.edges.has(id))),
    notes: new Set(
      [...(chosen.notes ?? [])].filter((id) => index.graph.notes?.some((note) => note.id === id)),
    ),
  };
}

/** The only site that is drawn; where none is yet, the only one that the design asks for. */
function soleSite(
  nodes: readonly TopologyNode[],
  requirements: Requirements | undefined,
): string | undefined {
  const drawn = new Set(nodes.flatMap(({ site }) => site ?? []));
  const sites = drawn.size === 0 ? (requirements?.sites.map(({ name }) => name) ?? []) : [...drawn];
  return sites.length === 1 ? sites[0] : undefined;
}
