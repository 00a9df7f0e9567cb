/** Whether controls above the canvas keep a press to themselves. */
export const ownsPointer = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-own-pointer]') !== null;
