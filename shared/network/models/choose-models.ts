import type { DeviceUse } from '../../contract/design-devices.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { failuresOf, type Horizon } from '../recommend/constraints.ts';
import { yearsAfter } from '../recommend/days.ts';
import type { RoleRecommendation } from '../recommend/decide.ts';
import type { Need, Place } from '../recommend/need.ts';

/** A device that was assigned to the design, with its role. */
export interface AssignedDevice {
  readonly device: Device;
  readonly uses: readonly DeviceUse[];
}

interface Choice {
  readonly requirements: Requirements;
  readonly assigned: readonly AssignedDevice[];
  /** The day of the plan, as `2026-03-31`. */
  readonly today: string;
}

export interface ChosenModel {
  readonly device: Device;
  readonly from: 'design-equipment' | 'recommendation';
}

/**
 * A model for each node that can have one, by the node's id: what the design's equipment has for its role and site, if
 * that meets the node's demands, else what is recommended. A node that nothing fits has none.
 */
export function chooseModels(
  recommended: readonly RoleRecommendation[],
  { requirements, assigned, today }: Choice,
): ReadonlyMap<string, ChosenModel> {
  const horizon: Horizon = { today, until: yearsAfter(today, requirements.growth.years) };
  const chosen = new Map<string, ChosenModel>();
  for (const need of recommended) {
    const fitting = assigned.filter(({ device }) => fits(device, need, horizon));
    for (const place of need.places) {
      const own = fitting.find(({ uses }) => uses.some((use) => isFor(use, need, place)));
      if (own !== undefined) chosen.set(place.nodeId, { device: own.device, from: 'design-equipment' });
      else if (need.choice) {
        chosen.set(place.nodeId, { device: need.choice.device, from: 'recommendation' });
      }
    }
  }
  return chosen;
}

const fits = (device: Device, { category, demands }: Need, horizon: Horizon): boolean =>
  device.category === category && failuresOf(device, demands, horizon).length === 0;

const isFor = ({ role, sites }: DeviceUse, need: Need, { site }: Place): boolean =>
  (role === need.role || role === 'other') && (sites.length === 0 || sites.includes(site));
