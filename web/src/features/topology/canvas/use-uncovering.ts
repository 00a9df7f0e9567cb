import { useReactFlow, useStoreApi, type Viewport } from '@xyflow/react';
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { cell } from '#web/features/topology/layout/blocks.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import {
  type Box,
  boxAround,
  grow,
  type Position,
  type Positions,
} from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { type Camera, covers, viewBox, viewportFor } from '#web/features/topology/painting/camera.ts';
import { coveredBy } from './uncovered.ts';
import { cameraOf } from './use-painter.ts';

/** A device, its name and the field for it reach so far around its middle, in pixels of the screen. */
const room = { left: 48, top: 36, right: 100, bottom: 52 } as const;
/** A second click of a double click comes sooner, and so does the end of another move of the camera; in milliseconds. */
const delay = 350;

/**
 * Moves the camera where the details of what a person has chosen would lie over it: by as little as brings it beside them, and
 * further out only where all of it has no room there.
 * @param shown the viewport that showed everything; it still does when it was moved
 * @param turn changes when the details come though nothing else was chosen
 */
export function useUncovering(
  root: RefObject<HTMLElement | null>,
  shown: RefObject<Viewport>,
  {
    scene,
    positions,
    selected,
  }: { readonly scene: Scene; readonly positions: Positions; readonly selected: Elements },
  turn: unknown,
): void {
  const flow = useReactFlow();
  const store = useStoreApi();
  const uncover = useEffectEvent(() => {
    const camera = cameraOf(store.getState());
    const place = { width: root.current?.clientWidth ?? 0, height: root.current?.clientHeight ?? 0 };
    const { right, bottom } = coveredBy(place);
    const free = { width: camera.width - right, height: camera.height - bottom };
    const whole = viewBox(camera);
    const seen = placesOf(selected, scene, positions).filter((at) => isIn(whole, at));
    const beside = viewBox({ ...camera, ...free });
    if (seen.every((at) => isIn(beside, at))) return;
    const box = boxAround(seen);
    if (!box) return;
    const next = movedInto(box, camera, free) ?? viewportFor(grow(box, cell.width / 2), free);
    const { x, y, zoom } = shown.current;
    if (camera.x === x && camera.y === y && camera.zoom === zoom) shown.current = next;
    void flow.setViewport(next, { duration: 160 });
  });
  // An edit of what is chosen moves nothing: a person may have moved the camera since.
  const chosen = useMemo(() => [...selected.nodes, ...selected.edges].join(' '), [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice asks again, and so does a turn
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const leave = () => {
      hold();
      listening.abort();
    };
    const wait = () => {
      hold();
      timer = setTimeout(() => {
        leave();
        uncover();
      }, delay);
    };
    // What is dragged meanwhile is not moved from under the pointer, and a camera that a person moves is theirs.
    const options = { capture: true, passive: true, signal };
    root.current?.addEventListener('pointerdown', hold, options);
    root.current?.addEventListener('wheel', leave, options);
    window.addEventListener('pointerup', wait, options);
    wait();
    return leave;
  }, [chosen, turn, root]);
}

/** The devices, and the ends of the links. */
function placesOf({ nodes, edges }: Elements, scene: Scene, positions: Positions): readonly Position[] {
  const ends = scene.edges.flatMap(({ id, source, target }) => (edges.has(id) ? [source, target] : []));
  return [...new Set([...nodes, ...ends])].flatMap((id) => positions.get(id) ?? []);
}

const isIn = ({ left, top, right, bottom }: Box, { x, y }: Position): boolean =>
  x > left && x < right && y > top && y < bottom;

/** The camera as near as it was, moved until a box lies within the free part; undefined where it has no room there. */
function movedInto(
  box: Box,
  { x, y, zoom }: Camera,
  free: Pick<Camera, 'width' | 'height'>,
): Viewport | undefined {
  const by = (from: number, to: number, least: number, most: number): number | undefined => {
    if (to - from > most - least) return undefined;
    return Math.max(least - from, 0) || Math.min(most - to, 0);
  };
  const across = by(box.left * zoom + x, box.right * zoom + x, room.left, free.width - room.right);
  const down = by(
    box.top * zoom + y,
    box.bottom * zoom + y,
    covers.top + room.top,
    free.height - room.bottom,
  );
  return across === undefined || down === undefined ? undefined : { x: x + across, y: y + down, zoom };
}
