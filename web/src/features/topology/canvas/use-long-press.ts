import { type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';
import { ownsPointer } from './owns-pointer.ts';

/** As long as phones wait themselves, in milliseconds. */
const pressTime = 500;
/** A finger that rests moves less, in pixels of the screen. */
const restless = 10;

/**
 * Asks for the context menu where one finger rests: Safari on iOS does so for links and pictures only. Where the browser
 * asks, too, the second request finds the menu open at the same place.
 */
export function useLongPress() {
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly timer: number }>(undefined);
  const isPressed = useRef(false);
  const stop = () => {
    window.clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  useEffect(() => () => window.clearTimeout(pressed.current?.timer), []);
  return {
    onPointerDownCapture: ({
      pointerType,
      isPrimary,
      target,
      clientX,
      clientY,
    }: PointerEvent<HTMLElement>) => {
      stop();
      isPressed.current = false;
      if (pointerType !== 'touch' || !isPrimary || ownsPointer(target)) return;
      const timer = window.setTimeout(() => {
        isPressed.current = true;
        const place = { clientX, clientY, bubbles: true, cancelable: true };
        target.dispatchEvent(new window.PointerEvent('contextmenu', { ...place, pointerType }));
      }, pressTime);
      pressed.current = { x: clientX, y: clientY, timer };
    },
    onPointerMoveCapture: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { x = clientX, y = clientY } = pressed.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > restless) stop();
    },
    onPointerUpCapture: stop,
    onPointerCancelCapture: stop,
    // What was pressed long is not clicked as well, nor what the menu has put there.
    onTouchEndCapture: (event: TouchEvent<HTMLElement>) => {
      if (isPressed.current) event.preventDefault();
    },
  };
}
