import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Device } from '../../contract/device.ts';
import { stockOf } from './stock.ts';

/** The lines of listed devices that neither the catalogue knows nor their owner says anything of, counted from 0. */
export const unknownDevices = (existing: ExistingNetwork, devices: readonly Device[]): number[] =>
  stockOf(existing, devices).flatMap(({ device, candidates, isReplaced }, line) =>
    device === undefined && candidates.length === 0 && !isReplaced ? [line] : [],
  );
