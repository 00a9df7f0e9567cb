import type { Requirements } from '../../contract/requirements.ts';
import { unknownVendor } from '../recommend/unknown-vendor.ts';
import { isOf } from '../recommend/vendor.ts';
import type { Finding } from './finding.ts';
import type { PlacedDevice } from './placed-device.ts';

/** A preference that no device of the network follows, and why where nobody is called that. */
export function preferredVendor(
  placed: readonly PlacedDevice[],
  { vendorPreference }: Requirements,
): Finding[] {
  const own = placed.filter(({ device }) => device.category !== 'server');
  if (vendorPreference === '' || own.length === 0) return [];
  if (own.some(({ device }) => isOf(vendorPreference, device))) return [];
  const why =
    unknownVendor(vendorPreference) ??
    'What its models lack is with the choice of each device; to have it all the same, assign its devices.';
  return [
    {
      severity: 'warning',
      elements: own.map(({ node }) => node.id),
      sentence: `The design prefers “${vendorPreference}”, and none of its new devices is of it. ${why}`,
    },
  ];
}
