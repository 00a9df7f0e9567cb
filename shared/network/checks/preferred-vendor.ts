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
    'Each device’s recommendation says what that maker’s models lack; to use them anyway, assign them to the design.';
  return [
    {
      severity: 'warning',
      elements: own.map(({ node }) => node.id),
      sentence: `The design prefers “${vendorPreference}”, but none of the new devices is from that maker. ${why}`,
    },
  ];
}
