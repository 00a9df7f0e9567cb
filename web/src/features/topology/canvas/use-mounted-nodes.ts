import { useStoreApi } from '@xyflow/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { nearZoom } from '#web/features/topology/painting/camera.ts';
import { type DeviceElement, deviceElement } from './device-node.tsx';
import { nextMounted } from './mounted-nodes.ts';
import { cameraOf } from './use-painter.ts';

/** After the camera's last move, in milliseconds, before nodes become elements. */
const settled = 90;
const nothing: ReadonlySet<string> = new Set();

/** The nodes that React Flow is given, and their ids. `painted` holds those that a gesture leaves to the canvas. */
export function useMountedNodes(
  scene: Scene,
  looks: Readonly<Record<'selected' | 'leaving' | 'coming', ReadonlySet<string>>>,
  painted: ReadonlySet<string> | 'all',
): { readonly elements: DeviceElement[]; readonly mounted: ReadonlySet<string> } {
  const store = useStoreApi();
  const [near, setNear] = useState(nothing);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const settle = () => {
      setNear((now) => {
        const next = nextMounted(now, scene, cameraOf(store.getState()));
        if (next !== now) frame = requestAnimationFrame(settle);
        return next;
      });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settled);
    };
    later();
    const stop = store.subscribe((now, before) => {
      if (now.transform === before.transform && now.width === before.width) return;
      if (now.transform[2] < nearZoom) setNear((ids) => (ids.size === 0 ? ids : nothing));
      later();
    });
    return () => {
      stop();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [store, scene]);

  const { selected, leaving, coming } = looks;
  const made = useRef(new Map<string, DeviceElement>());
  return useMemo(() => {
    const elements = [...near].flatMap((id) => {
      const index = scene.indexOf.get(id);
      if (index === undefined || painted === 'all' || painted.has(id)) return [];
      const element = deviceElement(
        scene,
        index,
        { selected: selected.has(id), leaving: leaving.has(id), coming: coming.has(id) },
        made.current.get(id),
      );
      made.current.set(id, element);
      return [element];
    });
    return { elements, mounted: new Set(elements.map(({ id }) => id)) };
  }, [near, scene, selected, leaving, coming, painted]);
}
