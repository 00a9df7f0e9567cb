import { useEffect, useEffectEvent, useRef } from 'react';

/** Gives the focus to the canvas when a dialog has gone whose button has gone, too. */
export function useFocusAfter(isShown: boolean, focusCanvas: () => void): void {
  const wasShown = useRef(isShown);
  const giveBack = useEffectEvent(() => {
    if (document.activeElement === null || document.activeElement === document.body) focusCanvas();
  });
  useEffect(() => {
    if (wasShown.current && !isShown) giveBack();
    wasShown.current = isShown;
  }, [isShown]);
}
