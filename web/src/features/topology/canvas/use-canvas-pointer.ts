import { useStoreApi } from '@xyflow/react';
import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useState } from 'react';
import {
  type CanvasPointer,
  draw,
  type GestureCanvas,
  idOf,
} from '#web/features/topology/gestures/gesture.ts';
import { runGestures } from '#web/features/topology/gestures/run-gestures.ts';
import { handleAt, handlesOf, leastZoomOfHandles } from '#web/features/topology/model/handles.ts';
import { edgeAt, nodeAt } from '#web/features/topology/model/hit-test.ts';
import type { Stage } from '#web/features/topology/model/stage.ts';
import { toScene } from '#web/features/topology/painting/camera.ts';
import { isByKey } from './is-by-key.ts';
import { ownsPointer } from './owns-pointer.ts';
import { cameraOf } from './use-painter.ts';

export interface PointerTasks extends Omit<GestureCanvas, 'stage' | 'setDragged'> {
  /** Every press is one with Shift. */
  readonly isChoosingSeveral: boolean;
  readonly onEditLabel: (id: string) => void;
  readonly onEnter: (id: string) => boolean;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Hands mouse, pen and finger to the gestures, which work by hit tests on the scene: painted nodes answer as elements
 * do. What a gesture holds never reaches React Flow; all else is its own, to pan and zoom.
 */
export function useCanvasPointer(stage: RefObject<Stage>, tasks: PointerTasks) {
  const store = useStoreApi();
  const [run] = useState(runGestures);
  const [dragged, setDragged] = useState(nothing);
  const canvas = (): GestureCanvas => ({ ...tasks, stage: stage.current, setDragged });
  const pointerOf = (event: MouseEvent<HTMLElement>, reach: number): CanvasPointer => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const camera = cameraOf(store.getState());
    const at = toScene(camera, { x: event.clientX - left, y: event.clientY - top });
    const shift = event.shiftKey || tasks.isChoosingSeveral;
    return { at, zoom: camera.zoom, reach, shift, alt: event.altKey };
  };
  const giveUp = () => run.cancel(canvas());

  const onPointerDownCapture = (event: PointerEvent<HTMLElement>) => {
    // A second finger, or another button, ends the first one's gesture.
    giveUp();
    if (event.button !== 0 || !event.isPrimary || ownsPointer(event.target)) return;
    run.down(pointerOf(event, reachOf(event)), canvas());
    event.currentTarget.focus({ preventScroll: true });
    if (run.current()?.holdsCamera) event.currentTarget.setPointerCapture(event.pointerId);
  };
  /** What a press here would take hold of, for the cursor. */
  const under = (pointer: CanvasPointer): string => {
    const { scene, hovered, hoveredLink } = stage.current;
    const isHandle =
      pointer.zoom >= leastZoomOfHandles &&
      handleAt(handlesOf(scene, tasks.selected), pointer.at, pointer.reach / pointer.zoom) !== undefined;
    if (isHandle) return 'handle';
    if (hovered !== undefined) return 'node';
    return hoveredLink === undefined ? 'ground' : 'link';
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const isHovering = run.current() === undefined;
    if (isHovering && (event.buttons !== 0 || ownsPointer(event.target))) return;
    const pointer = pointerOf(event, reachOf(event));
    run.move(pointer, canvas());
    if (isHovering) event.currentTarget.dataset.over = under(pointer);
  };
  /** React Flow pans on these. */
  const keepFromPanning = (event: SyntheticEvent) => {
    if (run.current()?.holdsCamera) event.stopPropagation();
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (ownsPointer(event.target)) return;
    const { at, zoom } = pointerOf(event, 6);
    const node = nodeAt(stage.current.scene, at, 6 / zoom);
    if (node === undefined) return;
    const id = idOf(canvas(), node);
    if (!tasks.onEnter(id)) tasks.onEditLabel(id);
  };

  /** What the menu is for is chosen by the click, unless it is already; by key, what is chosen stays so. */
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    giveUp();
    if (ownsPointer(event.target) || isByKey(event)) return;
    const { nativeEvent } = event;
    const { at, zoom, reach } = pointerOf(event, 'pointerType' in nativeEvent ? reachOf(nativeEvent) : 6);
    const { scene } = stage.current;
    const node = nodeAt(scene, at, reach / zoom);
    const edge = node === undefined ? edgeAt(scene, at, reach / zoom) : undefined;
    const id = node === undefined ? scene.edges[edge ?? -1]?.id : idOf(canvas(), node);
    if (id === undefined || tasks.selected.nodes.has(id) || tasks.selected.edges.has(id)) return;
    const chosen = new Set([id]);
    tasks.onSelect(
      node === undefined ? { nodes: nothing, edges: chosen } : { nodes: chosen, edges: nothing },
    );
  };

  return {
    dragged,
    giveUp,
    handlers: {
      onPointerDownCapture,
      onMouseDownCapture: keepFromPanning,
      onTouchStartCapture: keepFromPanning,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLElement>) => run.up(pointerOf(event, reachOf(event)), canvas()),
      onPointerCancel: () => void giveUp(),
      onPointerLeave: () => draw(canvas(), { hovered: undefined, hoveredLink: undefined }),
      onDoubleClick,
      onContextMenu,
    },
  };
}

/** In pixels of the screen. */
const reachOf = ({ pointerType }: { readonly pointerType: unknown }): number =>
  pointerType === 'mouse' ? 5 : 12;
