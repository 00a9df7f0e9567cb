import { useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Shows everything again when the canvas becomes larger or smaller, unless someone looks at a part. */
export function useRefit(shown: RefObject<Viewport>, showAll: () => void): void {
  const flow = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  // At first everything is shown at the size that the place has.
  const known = useRef({ width, height });
  const refit = useEffectEvent(() => {
    const { width: wide, height: high } = known.current;
    known.current = { width, height };
    if (width === wide && height === high) return;
    const now = flow.getViewport();
    const before = shown.current;
    if (before.zoom === now.zoom && before.x === now.x && before.y === now.y) showAll();
  });
  useEffect(() => {
    if (width > 0 && height > 0) refit();
  }, [width, height]);
}
