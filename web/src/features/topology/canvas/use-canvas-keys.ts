import { useReactFlow } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import type { Graph } from '#shared/contract/topology.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { Position, Positions } from '#web/features/topology/model/positions.ts';
import { type Direction, stepToNeighbour } from '#web/features/topology/model/step-to-neighbour.ts';

export interface KeyTasks {
  readonly graph: Graph;
  readonly positions: Positions;
  readonly selected: Elements;
  readonly connecting: string | undefined;
  readonly onSelect: (elements: Elements) => void;
  readonly onEdit: (edit: Edit) => void;
  readonly onEditLabel: (id: string) => void;
  readonly onConnect: (to: string | undefined) => void;
  readonly onStartConnect: (id: string) => void;
  /** Escape: gives up a drag; false where there is none. */
  readonly giveUp: () => boolean;
  readonly showNode: (id: string) => void;
  readonly showAll: () => void;
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
export function useCanvasKeys(tasks: KeyTasks): (event: KeyboardEvent<HTMLElement>) => void {
  const flow = useReactFlow();
  const choose = (id: string) => {
    tasks.onSelect({ nodes: new Set([id]), edges: nothing });
    tasks.showNode(id);
  };
  const step = (direction: Direction) => {
    const [from] = tasks.selected.nodes;
    const to =
      from === undefined
        ? tasks.graph.nodes[0]?.id
        : stepToNeighbour(indexGraph(tasks.graph), tasks.positions, from, direction);
    if (to !== undefined) choose(to);
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
    if (tasks.connecting !== undefined) tasks.onConnect(undefined);
    else tasks.onSelect({ nodes: nothing, edges: nothing });
  };
  const withNode = (then: (id: string) => void) => {
    const [id] = tasks.selected.nodes;
    if (id !== undefined) then(id);
  };

  const remove = () => tasks.onEdit({ kind: 'remove', elements: tasks.selected });

  const taskOf = (key: string): (() => void) | undefined => {
    switch (key) {
      case 'Enter':
        return () => withNode(tasks.connecting === undefined ? tasks.onEditLabel : tasks.onConnect);
      case 'F2':
        return () => withNode(tasks.onEditLabel);
      case 'c':
        return () => withNode(tasks.onStartConnect);
      case 'Delete':
      case 'Backspace':
        return remove;
      case 'Escape':
        return leave;
      case '+':
      case '=':
        return () => void flow.zoomIn({ duration: 120 });
      case '-':
        return () => void flow.zoomOut({ duration: 120 });
      case '0':
        return tasks.showAll;
      default:
        return undefined;
    }
  };

  return (event) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    const task = direction ? () => (event.shiftKey ? move : step)(direction) : taskOf(event.key);
    if (!task) return;
    event.preventDefault();
    task();
  };
}

const shifted = ({ x, y }: Position, direction: Direction): Position => ({
  x: x + (direction === 'left' ? -nudge : direction === 'right' ? nudge : 0),
  y: y + (direction === 'up' ? -nudge : direction === 'down' ? nudge : 0),
});
