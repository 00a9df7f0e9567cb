import { useStoreApi } from '@xyflow/react';
import { type PointerEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { edgeAt, nodeAt, nodesIn } from '#web/features/topology/model/hit-test.ts';
import type { Box, Position } from '#web/features/topology/model/positions.ts';
import { toScene } from './camera.ts';
import type { Stage } from './stage.ts';
import { cameraOf } from './use-painter.ts';

export interface PointerTasks {
  readonly selected: Elements;
  readonly connecting: string | undefined;
  readonly onSelect: (elements: Elements) => void;
  readonly onEdit: (edit: Edit) => void;
  readonly onConnect: (to: string | undefined) => void;
  readonly onEditLabel: (id: string) => void;
}

type Gesture =
  | { readonly kind: 'none' }
  /** On the ground: a click chooses a link or nothing; a move is React Flow's, which pans. */
  | { readonly kind: 'ground'; readonly from: Position }
  | { readonly kind: 'press'; readonly from: Position; readonly node: number }
  | { readonly kind: 'drag'; readonly from: Position; readonly starts: ReadonlyMap<number, Position> }
  | { readonly kind: 'band'; readonly from: Position };

/** Pixels of the screen that a hand may tremble before a click is a drag. */
const tremble = 4;
const nothing: ReadonlySet<string> = new Set();

/**
 * Chooses, drags and draws links with mouse, pen or finger, by hit tests on the scene, so that painted nodes answer as
 * elements do. What starts on a node or with Shift never reaches React Flow; all else is its own, to pan and zoom.
 */
export function useCanvasPointer(stage: RefObject<Stage>, tasks: PointerTasks) {
  const store = useStoreApi();
  const gesture = useRef<Gesture>({ kind: 'none' });
  const [dragged, setDragged] = useState(nothing);

  const placeOf = (event: { clientX: number; clientY: number; currentTarget: Element }) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const camera = cameraOf(store.getState());
    return { at: toScene(camera, { x: event.clientX - left, y: event.clientY - top }), zoom: camera.zoom };
  };
  const idOf = (index: number): string => stage.current.scene.nodes[index]?.id ?? '';

  const onPointerDownCapture = (event: PointerEvent<HTMLElement>) => {
    gesture.current = { kind: 'none' };
    if (event.button !== 0 || !event.isPrimary || ownsPointer(event.target)) return;
    const { at, zoom } = placeOf(event);
    const node = nodeAt(stage.current.scene, at, reach(event) / zoom);
    if (node !== undefined) gesture.current = { kind: 'press', from: at, node };
    else gesture.current = { kind: event.shiftKey ? 'band' : 'ground', from: at };
    event.currentTarget.focus({ preventScroll: true });
    if (gesture.current.kind !== 'ground') event.currentTarget.setPointerCapture(event.pointerId);
  };

  /** React Flow pans on these: they stop here for what is ours. */
  const keepFromPanning = (event: SyntheticEvent) => {
    const { kind } = gesture.current;
    if (kind !== 'none' && kind !== 'ground') event.stopPropagation();
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { at, zoom } = placeOf(event);
    const now = gesture.current;
    if (now.kind === 'press' && apart(now.from, at) * zoom > tremble) startDrag(now);
    else if (now.kind === 'drag') moveDragged(now, at);
    else if (now.kind === 'band') draw({ band: boxOf(now.from, at) });
    else if (event.buttons === 0 && !ownsPointer(event.target)) hover(event, at, zoom);
  };

  const startDrag = ({ from, node }: Extract<Gesture, { kind: 'press' }>) => {
    const { scene } = stage.current;
    const together = tasks.selected.nodes.has(idOf(node)) ? [...tasks.selected.nodes] : [idOf(node)];
    const indexes = together.flatMap((id) => scene.indexOf.get(id) ?? []);
    const starts = new Map(indexes.map((i) => [i, { x: scene.x[i] ?? 0, y: scene.y[i] ?? 0 }]));
    gesture.current = { kind: 'drag', from, starts };
    setDragged(new Set(together));
  };

  const moveDragged = ({ from, starts }: Extract<Gesture, { kind: 'drag' }>, at: Position) => {
    const { scene, repaint } = stage.current;
    for (const [i, start] of starts) {
      scene.x[i] = start.x + at.x - from.x;
      scene.y[i] = start.y + at.y - from.y;
    }
    repaint();
  };

  const hover = (event: PointerEvent<HTMLElement>, at: Position, zoom: number) => {
    const hovered = nodeAt(stage.current.scene, at, reach(event) / zoom);
    event.currentTarget.dataset.over = hovered === undefined ? 'ground' : 'node';
    if (tasks.connecting !== undefined) draw({ hovered, rubber: at });
    else if (hovered !== stage.current.hovered) draw({ hovered, rubber: undefined });
  };

  const draw = (change: Partial<Stage>) => {
    Object.assign(stage.current, change);
    stage.current.repaint();
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current;
    gesture.current = { kind: 'none' };
    const { at, zoom } = placeOf(event);
    if (now.kind === 'press') chooseNode(idOf(now.node), event.shiftKey);
    else if (now.kind === 'drag') drop(now);
    else if (now.kind === 'band') chooseBand(boxOf(now.from, at));
    else if (now.kind === 'ground' && apart(now.from, at) * zoom <= tremble)
      chooseGround(at, reach(event) / zoom);
  };

  const chooseNode = (id: string, more: boolean) => {
    if (tasks.connecting !== undefined) return tasks.onConnect(id);
    tasks.onSelect({ nodes: more ? toggled(tasks.selected.nodes, id) : new Set([id]), edges: nothing });
  };

  const chooseBand = (band: Box) => {
    const inside = nodesIn(stage.current.scene, band).map(idOf);
    draw({ band: undefined });
    tasks.onSelect({ nodes: new Set([...tasks.selected.nodes, ...inside]), edges: nothing });
  };

  const chooseGround = (at: Position, slack: number) => {
    if (tasks.connecting !== undefined) return tasks.onConnect(undefined);
    const edge = edgeAt(stage.current.scene, at, slack);
    const id = edge === undefined ? undefined : stage.current.scene.edges[edge]?.id;
    tasks.onSelect({ nodes: nothing, edges: id === undefined ? nothing : new Set([id]) });
  };

  const drop = ({ starts }: Extract<Gesture, { kind: 'drag' }>) => {
    const { scene } = stage.current;
    const positions = [...starts.keys()].map(
      (i) => [idOf(i), { x: scene.x[i] ?? 0, y: scene.y[i] ?? 0 }] as const,
    );
    setDragged(nothing);
    tasks.onEdit({ kind: 'move', positions: new Map(positions) });
  };

  /** Puts back what is being dragged; true where there was something to give up. */
  const giveUp = (): boolean => {
    const now = gesture.current;
    gesture.current = { kind: 'none' };
    if (now.kind === 'drag') moveDragged(now, now.from);
    setDragged(nothing);
    draw({ band: undefined });
    return now.kind === 'drag' || now.kind === 'band';
  };

  const onDoubleClick = (event: React.MouseEvent<HTMLElement>) => {
    if (ownsPointer(event.target)) return;
    const { at, zoom } = placeOf(event);
    const node = nodeAt(stage.current.scene, at, 6 / zoom);
    if (node !== undefined) tasks.onEditLabel(idOf(node));
  };

  return {
    dragged,
    giveUp,
    handlers: {
      onPointerDownCapture,
      onMouseDownCapture: keepFromPanning,
      onTouchStartCapture: keepFromPanning,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => void giveUp(),
      onPointerLeave: () => draw({ hovered: undefined }),
      onDoubleClick,
    },
  };
}

/** Fingers are wider than a mouse's point. In pixels of the screen. */
const reach = (event: PointerEvent): number => (event.pointerType === 'mouse' ? 5 : 12);
const apart = (a: Position, b: Position): number => Math.hypot(a.x - b.x, a.y - b.y);
const boxOf = (a: Position, b: Position): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
});

/** Controls above the canvas keep their own clicks. */
const ownsPointer = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-own-pointer]') !== null;

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
