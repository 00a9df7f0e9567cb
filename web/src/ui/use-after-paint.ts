import { useEffect, useState } from 'react';

/**
 * The result of a long calculation, computed after the screen has been painted, so that a tab opens at once;
 * undefined until then. `make` must be the same function while its inputs are (useCallback).
 */
export function useAfterPaint<Result>(make: () => Result): Result | undefined {
  const [made, setMade] = useState<{ readonly by: () => Result; readonly result: Result }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // What the first frame draws is on the screen once there is a second one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setMade({ by: make, result: make() }));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [make]);
  return made?.by === make ? made.result : undefined;
}
