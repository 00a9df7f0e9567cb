let isPressed = false;

if (typeof document !== 'undefined') {
  const set = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  document.addEventListener('pointerdown', set(true), { capture: true });
  document.addEventListener('pointerup', set(false), { capture: true });
  document.addEventListener('pointercancel', set(false), { capture: true });
}

/**
 * Runs `change` now, or when the pointer that is pressed has been let go. Pressing a button takes the focus from a
 * field; an error that appeared at that moment would move the button away from under the pointer, and its click with it.
 */
export function afterPointer(change: () => void): void {
  if (!isPressed) {
    change();
    return;
  }
  const released = new AbortController();
  const later = () => {
    released.abort();
    setTimeout(change);
  };
  document.addEventListener('pointerup', later, { signal: released.signal });
  document.addEventListener('pointercancel', later, { signal: released.signal });
}
