import { useReactFlow, useStoreApi, type Viewport } from '@xyflow/react';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cell } from '#web/features/topology/layout/blocks.ts';
import { canTakeDevice } from '#web/features/topology/model/can-take-device.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { edgeAt, nodeAt } from '#web/features/topology/model/hit-test.ts';
import { boxAround, grow, type Position, type Positions } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { toScene, viewBox, viewportFor } from '#web/features/topology/painting/camera.ts';
import { siteAt } from '#web/features/topology/painting/site-frames.ts';
import type { PlaceSize } from './measured-place.tsx';
import { coveredBy, uncovered } from './uncovered.ts';
import { cameraOf } from './use-painter.ts';
import { useRefit } from './use-refit.ts';
import { useUncovering } from './use-uncovering.ts';

/** What the screen around the canvas asks of it. */
export interface CanvasHandle {
  /** Brings a node into view at working zoom. */
  readonly showNode: (id: string) => void;
  /** Brings several nodes into view together. */
  readonly showNodes: (ids: readonly string[]) => void;
  /** Brings nodes into view where not all of them are, once they are there: of several all of the picture, where that was in view before. */
  readonly reveal: (ids: readonly string[]) => void;
  /** The middle of what is in view. */
  readonly middle: () => Position;
  /** The point of the scene at a point of the window, and the site that it lies in. */
  readonly placeAt: (client: Position) => { readonly at: Position; readonly site: string | undefined };
  /** The link within a few pixels of a point of the window that a device can be put into, which is lit until another point is asked for, or none. */
  readonly lightLinkAt: (client: Position | undefined) => string | undefined;
  /** The point of the window at a point of the scene, moved into the canvas where it lies beyond. */
  readonly clientOf: (at: Position) => Position;
  readonly focus: () => void;
}

export interface CameraOptions {
  /** Lights a link of the scene, by its index. */
  readonly lightLink: (edge: number | undefined) => void;
  readonly scene: Scene;
  readonly positions: Positions;
  readonly selected: Elements;
  /** More is being chosen, while the details of it may stay away. */
  readonly isPicking: boolean;
  readonly arrival: number;
  readonly hasMinimap: boolean;
  /** Of the canvas at first. */
  readonly size: PlaceSize;
  readonly startAt?: readonly string[] | undefined;
  readonly ref?: Ref<CanvasHandle> | undefined;
}

/** Where the camera goes: everything at first, a node that is asked for, everything again when a new layout arrives. */
export function useCamera(
  root: RefObject<HTMLDivElement | null>,
  {
    scene,
    lightLink,
    positions,
    selected,
    isPicking,
    ref,
    startAt = [],
    arrival,
    hasMinimap,
    size,
  }: CameraOptions,
) {
  const flow = useReactFlow();
  const store = useStoreApi();
  const wholeIn = (place: PlaceSize): Viewport => {
    const box = boxAround(positions.values()) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    return viewportFor(grow(box, cell.width / 2), uncovered(place), { hasMinimap, hasPalette: true });
  };
  const [firstViewport] = useState(() => wholeIn(size));
  /** The viewport that showed everything, to know whether a person has moved since. */
  const shown = useRef(firstViewport);
  const showAll = (duration = 160) => {
    shown.current = wholeIn(sizeOf(root.current));
    void flow.setViewport(shown.current, { duration });
  };
  const showNode = (id: string) => {
    const at = positions.get(id);
    if (!at) return;
    // In the next frame the details of what is chosen are there, which may lie over the canvas.
    requestAnimationFrame(() => {
      const zoom = Math.max(flow.getZoom(), 0.8);
      const { right, bottom } = coveredBy(sizeOf(root.current));
      void flow.setCenter(at.x + right / 2 / zoom, at.y + bottom / 2 / zoom, { zoom, duration: 160 });
    });
  };
  const showNodes = (ids: readonly string[]) => {
    const [first] = ids;
    root.current?.closest('[data-canvas-area]')?.scrollIntoView({ block: 'nearest' });
    if (ids.length === 1 && first !== undefined) return showNode(first);
    const box = boxAround(ids.flatMap((id) => positions.get(id) ?? []));
    if (!box) return;
    requestAnimationFrame(() => {
      const { clientWidth = 0, clientHeight = 0 } = root.current ?? {};
      const { right, bottom } = coveredBy(sizeOf(root.current));
      const free = { width: clientWidth - right, height: clientHeight - bottom };
      void flow.setViewport(viewportFor(grow(box, cell.width), free), { duration: 160 });
    });
  };
  const sceneAt = ({ x, y }: Position): Position => {
    const { left = 0, top = 0 } = root.current?.getBoundingClientRect() ?? {};
    return toScene(cameraOf(store.getState()), { x: x - left, y: y - top });
  };
  const places = useRef(positions);
  places.current = positions;
  const latest = useRef(showAll);
  latest.current = showAll;
  const latestShowNodes = useRef(showNodes);
  latestShowNodes.current = showNodes;
  useImperativeHandle(ref, () => ({
    showNode,
    showNodes,
    reveal: (ids) =>
      // In the next frame what was added has a place.
      requestAnimationFrame(() => {
        const camera = cameraOf(store.getState());
        const { right, bottom } = coveredBy(sizeOf(root.current));
        const free = { ...camera, width: camera.width - right, height: camera.height - bottom };
        const inView = viewBox(free, -revealMargin);
        const isHidden = ids.some((id) => {
          const at = places.current.get(id);
          return (
            at && !(at.x > inView.left && at.x < inView.right && at.y > inView.top && at.y < inView.bottom)
          );
        });
        if (!isHidden) return;
        const { x, y, zoom } = shown.current;
        const isAllInView = camera.x === x && camera.y === y && camera.zoom === zoom;
        if (isAllInView && ids.length > 1) latest.current();
        else latestShowNodes.current(ids);
      }),
    middle: () => {
      const camera = cameraOf(store.getState());
      const { right, bottom } = coveredBy(sizeOf(root.current));
      return toScene(camera, { x: (camera.width - right) / 2, y: (camera.height - bottom) / 2 });
    },
    placeAt: (client) => {
      const at = sceneAt(client);
      return { at, site: siteAt(scene, at) };
    },
    lightLinkAt: (client) => {
      const at = client && sceneAt(client);
      const slack = linkReach / cameraOf(store.getState()).zoom;
      const isOnLink = at !== undefined && nodeAt(scene, at, 0) === undefined;
      const nearest = isOnLink ? edgeAt(scene, at, slack) : undefined;
      const link = nearest === undefined ? undefined : scene.edges[nearest];
      const isLit = link !== undefined && canTakeDevice(link);
      lightLink(isLit ? nearest : undefined);
      return isLit ? link.id : undefined;
    },
    clientOf: (at) => {
      const { left = 0, top = 0 } = root.current?.getBoundingClientRect() ?? {};
      const { x, y, zoom, width, height } = cameraOf(store.getState());
      const within = (place: number, size: number) => Math.max(0, Math.min(size, place));
      return { x: left + within(at.x * zoom + x, width), y: top + within(at.y * zoom + y, height) };
    },
    focus: () => root.current?.focus({ preventScroll: true }),
  }));

  useRefit(shown, () => showAll(0));
  useUncovering(root, shown, { scene, positions, selected }, isPicking);
  useEffect(() => {
    // A new layout is larger or smaller: it is shown whole, unless someone looks at a part.
    const now = flow.getViewport();
    if (arrival > 0 && shown.current.zoom === now.zoom && shown.current.x === now.x) latest.current(200);
  }, [arrival, flow]);

  return {
    showNode,
    showAll: () => showAll(),
    firstViewport,
    onInit: () => {
      if (startAt.length > 0) showNodes(startAt);
    },
  };
}

/** A device is dropped on a link that is so near, in pixels of the screen. */
const linkReach = 8;

/** A device this near to the edge counts as out of view: its label would be cut off. In pixels of the screen. */
const revealMargin = 40;

const sizeOf = (root: HTMLElement | null): PlaceSize => ({
  width: root?.clientWidth ?? 0,
  height: root?.clientHeight ?? 0,
});
