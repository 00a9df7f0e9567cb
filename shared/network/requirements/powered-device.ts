import { type PoeType, poePortWatts } from '../../contract/device.ts';
import { assumptions } from './assumptions.ts';

/** What powers a camera or another device of IoT, in watts at the switch: as its segment states, else as usual cameras. */
export const poweredDevice = (
  poe: PoeType | undefined,
): { readonly type: PoeType; readonly watts: number } =>
  poe === undefined
    ? { type: '802.3af', watts: assumptions.poeWatts.camera }
    : { type: poe, watts: poePortWatts[poe] };
