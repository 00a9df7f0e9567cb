import { type AccessModel, assumptions } from '../requirements/assumptions.ts';
import type { SiteFigures } from '../requirements/figures-of-sites.ts';
import { type DeviceGroup, wattsOfDevices } from './device-groups.ts';

/** What is dealt over the switches of a closet. */
interface Dealt {
  readonly devices: readonly DeviceGroup[];
  readonly phones: number;
  readonly growingPorts: number;
  readonly accessPoints: number;
}

/**
 * The least number of switches, from `least` on, each of which holds its part: devices cannot be halved, so that a switch
 * may get one more of every kind than another.
 */
export function wholeSwitches(
  least: number,
  { growingPorts, accessPoints, devices, phones }: Dealt,
  growth: number,
  model: AccessModel,
  { poeLoad }: SiteFigures,
): number {
  const { accessPoint, phone } = assumptions.poeWatts;
  const most = model.poeBudgetW * poeLoad;
  for (let switches = least; ; switches += 1) {
    const part = (count: number) => Math.ceil(count / Math.max(1, switches));
    const ports = part(growingPorts) * growth + part(accessPoints);
    const growingWatts = wattsOfDevices(devices, switches) + part(phones) * phone;
    const watts = growingWatts * growth + part(accessPoints) * accessPoint;
    const isDealt = switches >= growingPorts + accessPoints;
    if (isDealt || (ports <= model.ports + 1e-9 && watts <= most + 1e-9)) return switches;
  }
}
