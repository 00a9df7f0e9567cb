import { type CableChange, cableChanges } from './cable-changes.ts';
import type { ChangeSide } from './change-side.ts';
import { type ChangeStep, changeSteps } from './change-steps.ts';
import { type DeviceChange, deviceChanges } from './device-changes.ts';
import { type ItemChange, itemChanges } from './item-changes.ts';

/** Everything that brings a network from one version of its design to another. */
export interface ChangePack {
  readonly devices: readonly DeviceChange[];
  readonly cables: readonly CableChange[];
  readonly items: readonly ItemChange[];
  readonly steps: readonly ChangeStep[];
}

/** The change from an earlier version of a design to a later one, worked out from both; nothing is stored. */
export function changePack(before: ChangeSide, after: ChangeSide): ChangePack {
  const devices = deviceChanges(before, after);
  const cables = cableChanges(before, after);
  return {
    devices,
    cables,
    items: itemChanges(before, after),
    steps: changeSteps(before, after, devices, cables),
  };
}
