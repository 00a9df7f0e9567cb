import { poweredDevice } from '../requirements/powered-device.ts';
import type { SegmentShare } from '../requirements/segment-shares.ts';

/** Whole IoT devices of one segment in one place, none of them perhaps. */
export interface DeviceGroup {
  readonly segment: Pick<SegmentShare, 'name' | 'fields' | 'poe' | 'mbpsPerHost'>;
  readonly quantity: number;
}

/** Those that no segment counts. */
const unnamed = { name: 'IoT', fields: [], share: 1 } as const satisfies SegmentShare;

/** A site's devices by segment, the hungriest first. */
export function deviceGroups(total: number, segments: readonly SegmentShare[]): readonly DeviceGroup[] {
  const own = segments.length > 0 ? segments.toSorted((a, b) => wattsOf(b) - wattsOf(a)) : [unnamed];
  const parts = inWhole(
    total,
    own.map(({ share }) => share),
  );
  return own.map((segment, index) => ({ segment, quantity: parts[index] ?? 0 }));
}

/** Deals groups over places that have so many devices each, in proportion: as many as there are in all, and none is halved. */
export function dealDevices(
  groups: readonly DeviceGroup[],
  places: readonly number[],
): readonly (readonly DeviceGroup[])[] {
  let left = groups;
  return places.map((devices) => {
    const here = inProportion(left, devices);
    left = left.map((group, index) => ({
      ...group,
      quantity: group.quantity - (here[index]?.quantity ?? 0),
    }));
    return here;
  });
}

/** Takes as many as places outdoors have from what is powered over its cable, as cameras are: controllers with power of their own are not there. */
export function dealOutdoors(
  groups: readonly DeviceGroup[],
  places: readonly number[],
): { readonly outdoors: readonly (readonly DeviceGroup[])[]; readonly left: readonly DeviceGroup[] } {
  const powered = groups.map((group) => (group.segment.poe === 'none' ? { ...group, quantity: 0 } : group));
  const needed = places.reduce((sum, own) => sum + own, 0);
  const outdoors = dealDevices(countDevices(powered) >= needed ? powered : groups, places);
  const left = groups.map((group, index) => ({
    ...group,
    quantity: outdoors.reduce((rest, here) => rest - (here[index]?.quantity ?? 0), group.quantity),
  }));
  return { outdoors, left };
}

/** So many devices of all that are left. */
function inProportion(left: readonly DeviceGroup[], devices: number): readonly DeviceGroup[] {
  const parts = inWhole(
    devices,
    left.map(({ quantity }) => quantity),
  );
  return left.map(({ segment }, index) => ({ segment, quantity: parts[index] ?? 0 }));
}

/** A total in whole parts by weight, and one more of those that are cut off most: a segment has as many as it counts. */
function inWhole(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight, index) => {
    const exact = all > 0 ? (total * weight) / all : 0;
    const whole = Math.floor(exact + 1e-9);
    return { index, whole, cut: exact - whole };
  });
  const more = total - parts.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(
    parts
      .toSorted((a, b) => b.cut - a.cut)
      .slice(0, more)
      .map(({ index }) => index),
  );
  return parts.map(({ whole, index }) => whole + (rounded.has(index) ? 1 : 0));
}

const countDevices = (groups: readonly DeviceGroup[]): number =>
  groups.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Watts at the one of so many switches that has most of every class: those of one class are dealt over the switches one after
 * the other, whatever their segments.
 */
export function wattsOfDevices(groups: readonly DeviceGroup[], switches = 1): number {
  const classes = Map.groupBy(groups, ({ segment }) => wattsOf(segment));
  return [...classes].reduce(
    (sum, [watts, own]) => sum + Math.ceil(countDevices(own) / Math.max(1, switches)) * watts,
    0,
  );
}

const wattsOf = ({ poe }: Pick<SegmentShare, 'poe'>): number => poweredDevice(poe)?.watts ?? 0;
