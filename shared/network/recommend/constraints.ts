import type { Device } from '../../contract/device.ts';
import { checkCapabilities } from './check-capabilities.ts';
import { checkClass, checkManufacturer, checkTwin } from './check-choice.ts';
import { checkFigures } from './check-figures.ts';
import { checkLifeCycle, checkWifi } from './check-life-cycle.ts';
import { checkPoe } from './check-poe.ts';
import { checkPorts } from './check-ports.ts';
import { checkSurroundings } from './check-surroundings.ts';
import type { Demands } from './need.ts';
import type { Check, Horizon, Shortfall } from './shortfall.ts';

/** Every hard demand that a device fails, each with its arithmetic. A figure that is not known fails its demand. */
export function failuresOf(device: Device, demands: Demands, horizon: Horizon): Shortfall[] {
  const found: Shortfall[] = [];
  for (const check of checks) check(found, device, demands, horizon);
  // Doubts are of interest where nothing else is wrong.
  const certain = found.filter(isCertain);
  return certain.length > 0 ? certain : found;
}

/**
 * The same of a device that nothing is wrong with for certain; of others undefined, by what costs least to know: nearly all of a
 * catalogue is no device for a place.
 */
export function doubtsAbout(device: Device, demands: Demands, horizon: Horizon): Shortfall[] | undefined {
  const found: Shortfall[] = [];
  for (const check of cheapestFirst) {
    check(found, device, demands, horizon);
    if (found.length > 0 && found.some(isCertain)) return undefined;
  }
  return found.length > 0 ? failuresOf(device, demands, horizon) : found;
}

const isCertain = ({ isDoubt }: Shortfall): boolean => !isDoubt;

/** In the order in which they are explained. */
const checks: readonly Check[] = [
  checkLifeCycle,
  checkWifi,
  checkPorts,
  checkPoe,
  checkFigures,
  checkSurroundings,
  checkManufacturer,
  checkTwin,
  checkClass,
  checkCapabilities,
];

/** Figures rule most devices out; ports have to be counted. */
const cheapestFirst: readonly Check[] = [
  checkFigures,
  checkPoe,
  checkSurroundings,
  checkManufacturer,
  checkTwin,
  checkClass,
  checkWifi,
  checkLifeCycle,
  checkCapabilities,
  checkPorts,
];
