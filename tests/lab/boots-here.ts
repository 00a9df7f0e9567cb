import { missing } from './preflight.ts';

const gaps = missing();

/** Whether networks can be booted on this machine. Where not, the run says why. */
export const bootsHere = gaps.length === 0;

if (!bootsHere) console.warn(`Networks are not booted here. ${gaps.join(' ')}`);
