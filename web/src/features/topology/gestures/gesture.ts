import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import type { Position } from '#web/features/topology/model/positions.ts';
import type { Stage } from '#web/features/topology/model/stage.ts';

/** A mouse, pen or finger over the canvas. */
export interface CanvasPointer {
  /** In pixels of the scene. */
  readonly at: Position;
  /** Pixels of the screen to one of the scene. */
  readonly zoom: number;
  /** How far from an element it still meets it, in pixels of the screen: fingers are wider than a mouse's point. */
  readonly reach: number;
  readonly shift: boolean;
  /** Nothing snaps while Alt is held. */
  readonly alt?: boolean;
}

/** What a gesture reads and changes. */
export interface GestureCanvas {
  readonly stage: Stage;
  readonly selected: Elements;
  /** The node that a link is being drawn from. */
  readonly connecting: string | undefined;
  readonly onSelect: (elements: Elements) => void;
  readonly onEdit: (edit: Edit) => void;
  /** Starts a link that the next click ends. */
  readonly onStartConnect: (from: string) => void;
  /** Ends the link at a node, or gives it up. */
  readonly onConnect: (to: string | undefined) => void;
  /** The devices that a link from one can end at, by id; `moved` is the link whose end is moved. */
  readonly endsFor: (from: string, moved: string | undefined) => readonly string[];
  readonly onLink: (from: string, to: string) => void;
  readonly onReconnect: (link: string, end: 'source' | 'target', to: string) => void;
  /** Ids of the nodes that follow the pointer: the canvas paints them, whatever else is an element of the page. */
  readonly setDragged: (ids: ReadonlySet<string>) => void;
}

/** Where a gesture goes next: another one, back to rest, or nowhere. */
export type Transition = Gesture | 'rest' | undefined;

/** One state of the pointer's work on the canvas. Each handler answers the next state. */
export interface Gesture {
  /** React Flow must not pan or zoom meanwhile. */
  readonly holdsCamera?: boolean;
  /** Something is in progress that Escape cancels. */
  readonly isUnderway?: boolean;
  readonly enter?: (canvas: GestureCanvas) => void;
  /** However it ends. */
  readonly exit?: (canvas: GestureCanvas) => void;
  readonly onPointerDown?: (pointer: CanvasPointer, canvas: GestureCanvas) => Transition;
  readonly onPointerMove?: (pointer: CanvasPointer, canvas: GestureCanvas) => Transition;
  readonly onPointerUp?: (pointer: CanvasPointer, canvas: GestureCanvas) => Transition;
  /** Puts back what it has changed. */
  readonly onCancel?: (canvas: GestureCanvas) => void;
}

/** A click may move nearly as far as it reaches before it is a drag: 4 pixels of the screen by mouse, 10 by finger. */
const clickSlack = 0.8;

export const isDrag = (from: Position, { at, zoom, reach }: CanvasPointer): boolean =>
  Math.hypot(from.x - at.x, from.y - at.y) * zoom > clickSlack * reach;

/** Changes what is painted in the next frame. */
export function draw({ stage }: GestureCanvas, change: Partial<Stage>): void {
  Object.assign(stage, change);
  stage.repaint();
}

export const idOf = ({ stage }: GestureCanvas, node: number): string => stage.scene.nodes[node]?.id ?? '';
