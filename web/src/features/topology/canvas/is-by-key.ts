import type { MouseEvent } from 'react';

/**
 * Whether a context menu is asked for by the menu key, or Shift and F10. Browsers name no pointer then, or a mouse without a
 * button.
 */
export function isByKey({ button, nativeEvent }: MouseEvent): boolean {
  const pointer = nativeEvent instanceof window.PointerEvent ? nativeEvent.pointerType : '';
  return pointer === 'mouse' ? button < 0 : pointer === '' && button !== 2;
}
