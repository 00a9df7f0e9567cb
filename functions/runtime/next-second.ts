import { setTimeout as pause } from 'node:timers/promises';
import { now } from './clock.ts';

/** For clocks that differ a little, in milliseconds. */
const marginMs = 50;

/**
 * Waits until the present second is over: tokens state the second of their sign-in, so that only a later one tells a
 * new session from those that have just been ended.
 */
export const nextSecond = (): Promise<void> => pause(1_000 - now().getMilliseconds() + marginMs);
