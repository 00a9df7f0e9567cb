import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { canvasActions } from '#web/features/topology/canvas/canvas-actions.ts';
import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { type Elements, moveNodes, relabelNodes, sizeOf } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { lockElements } from '#web/features/topology/model/lock-elements.ts';
import { addNote } from '#web/features/topology/model/notes.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import type { Action, PerformedAction } from '#web/ui/actions/action.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { clipIn, clipOf, pasteClip } from './clipboard.ts';
import { editingActions as defined } from './editing-actions.ts';
import type { DropPlace, EditingDesk } from './editing-desk.ts';
import { freePlaceForNote } from './free-place.ts';
import { insertDevice } from './insert-device.ts';
import { type LineUp, linedUp, linedUpInWords, onGrid } from './line-up.ts';
import { hasSchemeName } from './scheme-name.ts';
import { everything, ofSameSite, ofSameType, ofSameVlan } from './select.ts';
import { titleStrips } from './title-strips.ts';
import { useClipboardKeys } from './use-clipboard-keys.ts';

/** Pixels of the grid that places snap to. */
const grid = 20;
const insertable = ['switch', 'firewall', 'router'] as const;
type Insertable = (typeof insertable)[number];

/** Whether links go on behind a device of this type, so that it can be put into one. */
export const isInsertable = (type: TopologyNode['type']): type is Insertable =>
  insertable.some((one) => one === type);

/** What can be done to the chosen elements, bound to them; `isShown` while the canvas is. */
export function useEditingActions(
  workspace: EditingDesk & {
    /** Id of the kept view that is shown. */
    readonly keptView: string | undefined;
    /** What can be chosen of the topology where it is drawn. */
    readonly choosable: () => Graph;
  },
  isShown: boolean,
) {
  const { graph, selected, positions, edit, select } = workspace;
  const [isPatching, setPatching] = useState(false);
  const toast = useToast();
  const { nodes, edges, notes } = selected;
  const count = sizeOf(selected);
  const words = elementsInWords(selected, graph);
  const devicesInWords = () => elementsInWords({ nodes, edges: new Set() }, graph);
  /** A link alone has no ends to be pasted to. */
  const isCopyable = nodes.size + (notes?.size ?? 0) > 0;
  const newId = () => crypto.randomUUID();

  const text = () => JSON.stringify(clipOf(graph, selected, positions));
  /** With its middle at a point of the drawing, or beside the original. */
  const paste = (copied: string, at: Position | 'beside' = workspace.middle()) => {
    const clip = clipIn(copied);
    if (!clip) return false;
    const isDuplicate = at === 'beside';
    const middle = isDuplicate ? undefined : at;
    const { graph: crowded, pasted } = pasteClip(graph, clip, {
      newId,
      positions,
      middle,
      site: workspace.siteForNew(),
    });
    const put = storedPositions({ nodes: crowded.nodes.filter(({ id }) => pasted.nodes.has(id)) });
    const next = moveNodes(crowded, workspace.roomFor(crowded.nodes, put));
    const what = elementsInWords(pasted, next);
    edit({ kind: 'change', name: `${isDuplicate ? 'duplicate' : 'paste'} ${what}`, change: () => next });
    select(pasted);
    workspace.reveal([...pasted.nodes]);
    return true;
  };
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text());
      return true;
    } catch {
      toast.error('The browser did not allow copying. Use the keyboard: Ctrl C.');
      return false;
    }
  };
  const read = async (at?: Position) => {
    const copied = await navigator.clipboard.readText().catch(() => undefined);
    if (copied === undefined) toast.error('The browser did not allow reading what was copied. Use Ctrl V.');
    else if (!paste(copied, at)) toast.error('What was copied is no part of a topology.');
  };
  useClipboardKeys({
    isActive: isShown,
    copy: () => (isCopyable ? text() : undefined),
    cut: () => workspace.removeChosen(),
    paste: (copied) => paste(copied),
  });

  const chosenPlaces = (): Positions =>
    new Map(
      [...nodes].flatMap((id) => {
        const at = positions.get(id);
        return at ? [[id, at] as const] : [];
      }),
    );
  const lineUp = (how: LineUp) => ({
    ...defined[how],
    isAvailable: isShown && nodes.size > (how === 'row' || how === 'column' ? 1 : 2),
    perform: () =>
      edit({
        kind: 'move',
        positions: linedUp(chosenPlaces(), how),
        name: linedUpInWords(how, devicesInWords()),
      }),
  });
  const selectBy = (
    name: 'selectType' | 'selectSite' | 'selectVlan',
    by: (chosen: Elements) => Elements,
  ) => ({
    ...defined[name],
    isAvailable: isShown && nodes.size + edges.size > 0,
    perform: () => {
      const found = by(selected);
      select(found);
      toast.info(`Selected ${elementsInWords(found, graph) || 'nothing'}.`);
    },
  });
  const renameByScheme = () => {
    const names = workspace.schemeNames(nodes);
    const renamed = elementsInWords({ nodes: new Set(names.keys()), edges: new Set() }, graph);
    if (names.size === 0) toast.info('All of them are called by the plan’s scheme already.');
    else
      edit({
        kind: 'change',
        name: `rename ${renamed} by the plan’s scheme`,
        change: (before) => relabelNodes(before, names),
      });
  };
  const addNoteAt = (wanted: Position) => {
    const id = newId();
    // A view has places of its own: what is written in it is about them.
    const titles = titleStrips(graph.nodes, positions);
    const at = freePlaceForNote(positions, graph.notes ?? [], wanted, titles);
    edit(addNote(id, at, workspace.keptView));
    select({ nodes: new Set(), edges: new Set(), notes: new Set([id]) });
    workspace.editLabel(id);
  };
  const isLocked =
    [...nodes].every((id) => indexGraph(graph).nodes.get(id)?.locked) &&
    [...edges].every((id) => indexGraph(graph).edges.get(id)?.locked);
  const [edgeId] = edges;
  const isOneLink = edges.size === 1 && nodes.size === 0;
  const actions = {
    cut: {
      ...defined.cut,
      isAvailable: isCopyable,
      perform: () => void write().then((isCopied) => isCopied && workspace.removeChosen()),
    },
    copy: { ...defined.copy, isAvailable: isCopyable, perform: () => void write() },
    paste: { ...defined.paste, isAvailable: isShown, perform: () => void read() },
    duplicate: {
      ...defined.duplicate,
      isAvailable: isCopyable,
      perform: () => void paste(text(), 'beside'),
    },
    selectAll: {
      ...defined.selectAll,
      isAvailable: isShown,
      perform: () => select(everything(workspace.choosable())),
    },
    selectSeveral: {
      ...defined.selectSeveral,
      isAvailable: isShown && !workspace.isChoosingSeveral,
      perform: () => workspace.chooseSeveral(true),
    },
    selectType: selectBy('selectType', (chosen) => ofSameType(workspace.choosable(), chosen)),
    selectSite: selectBy('selectSite', (chosen) => ofSameSite(workspace.choosable(), chosen)),
    selectVlan: selectBy('selectVlan', (chosen) => ofSameVlan(workspace.choosable(), chosen)),
    row: lineUp('row'),
    column: lineUp('column'),
    across: lineUp('across'),
    down: lineUp('down'),
    snap: {
      ...defined.snap,
      isAvailable: isShown && nodes.size > 0,
      perform: () =>
        edit({
          kind: 'move',
          positions: onGrid(chosenPlaces(), grid),
          name: `snap ${devicesInWords()} to the grid`,
        }),
    },
    schemeNames: {
      ...defined.schemeNames,
      isAvailable: isShown && [...nodes].some((id) => hasSchemeName(indexGraph(graph).nodes.get(id))),
      perform: renameByScheme,
    },
    lock: {
      ...defined.lock,
      isAvailable: count > 0 && !isLocked,
      perform: () => edit(lockElements(selected, words, true)),
    },
    unlock: {
      ...defined.unlock,
      isAvailable: count > 0 && isLocked,
      perform: () => edit(lockElements(selected, words, false)),
    },
    note: {
      ...defined.note,
      isAvailable: isShown,
      perform: () => addNoteAt(workspace.middle()),
    },
    patch: { ...defined.patch, isAvailable: nodes.size > 0, perform: () => setPatching(true) },
  } satisfies Record<string, Action>;
  /** In the middle of the link, unless it was dropped somewhere. */
  const insert = (type: Insertable, link: string, place?: DropPlace) => {
    const node = workspace.nodeInLink(type, link, place);
    const linkId = newId();
    const put = storedPositions({ nodes: [node] });
    const moved = workspace.roomFor([...graph.nodes, node], put);
    const into = elementsInWords({ nodes: new Set(), edges: new Set([link]) }, graph);
    edit({
      kind: 'change',
      name: `insert ${node.label} into ${into}`,
      change: (before) => moveNodes(insertDevice(before, link, node, linkId, workspace.cells.devices), moved),
    });
    workspace.choose(node.id);
  };
  const insertions = insertable.map((type) => ({
    label: `Insert a ${nodeTypeNames[type].toLowerCase()} into this link`,
    icon: Plus,
    isAvailable: isOneLink,
    perform: () => edgeId !== undefined && insert(type, edgeId),
  }));
  useActions([...Object.values(actions), ...insertions]);
  const [nodeId] = nodes;
  const isOneDevice = isShown && nodes.size === 1 && edges.size === 0;
  // The canvas hears their keys.
  const onDevice: readonly PerformedAction[] = [
    { ...canvasActions.renameOnly, to: workspace.editLabel },
    { ...canvasActions.connect, label: 'Draw a link', to: workspace.startConnect },
  ].map(({ to, ...action }) => ({
    ...action,
    isAvailable: isOneDevice,
    perform: () => nodeId !== undefined && to(nodeId),
  }));
  const {
    cut,
    copy,
    paste: pasting,
    duplicate,
    selectAll,
    selectSeveral,
    selectType,
    selectSite,
    selectVlan,
  } = actions;
  const { row, column, across, down, snap, lock, unlock, note, patch, schemeNames: naming } = actions;
  const actionsAt = (at?: Position): readonly PerformedAction[] => [
    ...inGroup('element', [...onDevice, naming, patch, ...insertions]),
    ...inGroup('clipboard', [
      cut,
      copy,
      at ? { ...pasting, perform: () => void read(at) } : pasting,
      duplicate,
    ]),
    ...inGroup('selection', [selectAll, selectSeveral, selectType, selectSite, selectVlan]),
    ...inGroup('places', [row, column, across, down, snap]),
    ...inGroup('marks', [lock, unlock, at ? { ...note, perform: () => addNoteAt(at) } : note]),
  ];
  return {
    all: actionsAt(),
    /** The same where a point of the drawing was clicked. */
    actionsAt,
    insert,
    patch,
    isPatching,
    stopPatching: () => setPatching(false),
    countWords: count > 1 ? formatCount(count, 'element') : words,
  };
}

const inGroup = (group: string, actions: readonly PerformedAction[]): PerformedAction[] =>
  actions.map((action) => ({ ...action, group }));

export type EditingActions = ReturnType<typeof useEditingActions>;
