import { type PoeType, poeTypes } from '../../contract/device.ts';

export const isPoeAtLeast = (has: PoeType | undefined, type: PoeType): boolean =>
  has !== undefined && poeTypes.indexOf(has) >= poeTypes.indexOf(type);
