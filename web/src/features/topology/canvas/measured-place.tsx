import { ReactFlowProvider } from '@xyflow/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './topology-canvas.module.css';

export interface PlaceSize {
  readonly width: number;
  readonly height: number;
}

/** Where a canvas is drawn: only once its size is known, so that what is shown first is shown where it stays. */
export function MeasuredPlace({ children }: { readonly children: (size: PlaceSize) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PlaceSize>();
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = place.current ?? {};
    setSize({ width, height });
  }, []);
  return (
    <div ref={place} className={styles.canvas}>
      {size && (
        <ReactFlowProvider initialWidth={size.width} initialHeight={size.height}>
          {children(size)}
        </ReactFlowProvider>
      )}
    </div>
  );
}
