import { useAfterPaint } from './use-after-paint.ts';

/** Whether the screen has been painted: what can wait until then leaves the first picture the processor. */
export const useIsPainted = (): boolean => useAfterPaint(yes) ?? false;

const yes = () => true;
