import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a dialog element as modal while it is shown. It is closed before it leaves the page, for only then does the
 * browser give the focus back to where it came from.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
