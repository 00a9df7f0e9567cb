import { useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Shows everything again when the canvas becomes larger or smaller, unless someone looks at a part. */
export function useRefit(shown: RefObject<Viewport>, showAll: () => void): void {
  const flow = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const refit = useEffectEvent(() => {
    const now = flow.getViewport();
    const before = shown.current;
    if (before.zoom === now.zoom && before.x === now.x && before.y === now.y) showAll();
  });
  useEffect(() => {
    if (width > 0 && height > 0) refit();
  }, [width, height]);
}
