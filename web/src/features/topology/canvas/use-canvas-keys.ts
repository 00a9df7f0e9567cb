import { useReactFlow } from '@xyflow/react';
import { type KeyboardEvent, useRef } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { linkRows } from '#web/features/topology/model/link-rows.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import {
  type Direction,
  endTowards,
  stepToNeighbour,
} from '#web/features/topology/model/step-to-neighbour.ts';
import type { Action, PerformedAction } from '#web/ui/actions/action.ts';
import { pressedAction } from '#web/ui/actions/match-shortcut.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { canvasActions } from './canvas-actions.ts';

export interface KeyTasks {
  readonly graph: Graph;
  readonly positions: Positions;
  readonly selected: Elements;
  readonly connecting: string | undefined;
  readonly isChoosingSeveral: boolean;
  readonly onChooseSeveral: (isOn: boolean) => void;
  readonly onSelect: (elements: Elements) => void;
  readonly onEdit: (edit: Edit) => void;
  readonly onEditLabel: (id: string) => void;
  readonly onConnect: (to: string | undefined) => void;
  readonly onStartConnect: (id: string) => void;
  readonly onOpenDetails: () => void;
  /** Escape: cancels a drag; false when there is none. */
  readonly giveUp: () => boolean;
  readonly showNode: (id: string) => void;
  readonly showAll: () => void;
}

export interface CanvasKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** For the buttons that stand on the canvas. */
  readonly zoom: readonly PerformedAction[];
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Pixels at zoom 1 that Shift and an arrow move a node by. */
const nudge = 10;
const nothing: ReadonlySet<string> = new Set();

/** The canvas by keyboard: arrows step along links, Shift and arrows move, Enter or F2 renames, Delete removes. */
export function useCanvasKeys(tasks: KeyTasks): CanvasKeys {
  const flow = useReactFlow();
  const choose = (id: string) => {
    tasks.onSelect({ nodes: new Set([id]), edges: nothing });
    tasks.showNode(id);
  };
  const [chosenLink] = tasks.selected.edges;
  const walkedLinks = useRef<string>(undefined);
  const step = (direction: Direction) => {
    const [from] = tasks.selected.nodes;
    const index = indexGraph(tasks.graph);
    const link = from === undefined ? index.edges.get(chosenLink ?? '') : undefined;
    if (link) return choose(endTowards(link, tasks.positions, direction));
    const to =
      from === undefined
        ? tasks.graph.nodes[0]?.id
        : stepToNeighbour(index, tasks.positions, from, direction);
    if (to !== undefined) choose(to);
  };
  /** The links of the device that was chosen last, by port, one after another. */
  const nextLink = () => {
    const index = indexGraph(tasks.graph);
    const link = index.edges.get(chosenLink ?? '');
    const [node] = tasks.selected.nodes;
    const isOfDevice = link && [link.source, link.target].includes(walkedLinks.current ?? '');
    const device = node ?? (isOfDevice ? walkedLinks.current : link?.source);
    if (device === undefined) return;
    walkedLinks.current = device;
    const rows = linkRows(index, device);
    const at = rows.findIndex(({ edge }) => edge.id === chosenLink);
    const next = rows[(at + 1) % rows.length]?.edge.id;
    if (next !== undefined) tasks.onSelect({ nodes: nothing, edges: new Set([next]) });
  };
  const move = (direction: Direction) => {
    const moved = [...tasks.selected.nodes].flatMap((id): [string, Position][] => {
      const at = tasks.positions.get(id);
      return at ? [[id, shifted(at, direction)]] : [];
    });
    if (moved.length > 0) tasks.onEdit({ kind: 'move', positions: new Map(moved) });
  };
  const leave = () => {
    if (tasks.giveUp()) return;
    if (tasks.isChoosingSeveral) return tasks.onChooseSeveral(false);
    if (tasks.connecting !== undefined) tasks.onConnect(undefined);
    else tasks.onSelect({ nodes: nothing, edges: nothing });
  };
  const withNode = (then: (id: string) => void) => {
    const [id] = tasks.selected.nodes;
    if (id !== undefined) then(id);
  };

  const remove = () => tasks.onEdit({ kind: 'remove', elements: tasks.selected });

  const arrow = (then: (direction: Direction) => void) => (key?: string) => {
    const direction = directions[key ?? ''];
    if (direction) then(direction);
  };
  const bound = {
    step: { ...canvasActions.step, perform: arrow(step) },
    move: { ...canvasActions.move, perform: arrow(move) },
    rename: {
      ...canvasActions.rename,
      perform: () => {
        if (tasks.selected.nodes.size === 0 && chosenLink !== undefined) tasks.onOpenDetails();
        else withNode(tasks.connecting === undefined ? tasks.onEditLabel : tasks.onConnect);
      },
    },
    renameOnly: { ...canvasActions.renameOnly, perform: () => withNode(tasks.onEditLabel) },
    connect: { ...canvasActions.connect, perform: () => withNode(tasks.onStartConnect) },
    nextLink: { ...canvasActions.nextLink, perform: nextLink },
    remove: { ...canvasActions.remove, perform: remove },
    zoomIn: { ...canvasActions.zoomIn, perform: () => void flow.zoomIn({ duration: 120 }) },
    zoomOut: { ...canvasActions.zoomOut, perform: () => void flow.zoomOut({ duration: 120 }) },
    showAll: { ...canvasActions.showAll, perform: tasks.showAll },
    leave: { ...canvasActions.leave, perform: leave },
  } satisfies Record<keyof typeof canvasActions, Action>;
  const actions = Object.values(bound).map((action) => ({ ...action, scope: 'canvas' as const }));
  useActions(actions);

  return {
    zoom: [bound.zoomIn, bound.zoomOut, bound.showAll],
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) return;
      const action = pressedAction(actions, event);
      if (!action) return;
      event.preventDefault();
      action.perform(event.key);
    },
  };
}

const shifted = ({ x, y }: Position, direction: Direction): Position => ({
  x: x + (direction === 'left' ? -nudge : direction === 'right' ? nudge : 0),
  y: y + (direction === 'up' ? -nudge : direction === 'down' ? nudge : 0),
});
