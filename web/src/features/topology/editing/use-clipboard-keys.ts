import { useEffect, useEffectEvent } from 'react';

export interface ClipboardTasks {
  readonly isActive: boolean;
  /** The text to copy; undefined where nothing is chosen. */
  readonly copy: () => string | undefined;
  /** After a cut, which has copied. */
  readonly cut: () => void;
  /** False where the text is no part of a topology. */
  readonly paste: (text: string) => boolean;
}

/**
 * Copying, cutting and pasting by the keyboard and the browser's own menu, whose events bring the clipboard without a
 * question. Fields and chosen text keep their own.
 */
export function useClipboardKeys({ isActive, copy, cut, paste }: ClipboardTasks): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event)) return;
    const text = event.type === 'paste' ? undefined : copy();
    if (text === undefined || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    if (event.type === 'cut') cut();
  });
  const give = useEffectEvent((event: ClipboardEvent) => {
    if (!isElsewhere(event) && paste(event.clipboardData?.getData('text/plain') ?? ''))
      event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return;
    document.addEventListener('copy', take);
    document.addEventListener('cut', take);
    document.addEventListener('paste', give);
    return () => {
      document.removeEventListener('copy', take);
      document.removeEventListener('cut', take);
      document.removeEventListener('paste', give);
    };
  }, [isActive]);
}

function isElsewhere({ target, type }: ClipboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) return true;
  return type !== 'paste' && document.getSelection()?.isCollapsed === false;
}
