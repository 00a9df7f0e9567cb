import { type DialogHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';

type Modal = Required<Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onKeyDown'>> & {
  readonly ref: RefObject<HTMLDialogElement | null>;
};

/**
 * Opens a dialog element as modal while it is shown. It is closed before it leaves the page, for only then does the
 * browser give the focus back to where it came from. Escape closes it and no more: a form or an action behind it does not
 * hear the key.
 * @returns what the element needs
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') event.stopPropagation();
    },
  };
}
