import { omitted } from './deviations.ts';
import type { DeviceContext } from './device-context.ts';
import type { Omission } from './omission.ts';

/** PREF64, which no part writes, and NAT64 where none does: `instead` says what somebody has to do. */
export const nat64Omissions = ({ device }: DeviceContext, instead?: string): Omission[] => [
  ...omitted(
    ['routerAdvertisements.nat64Prefix'],
    (device.routerAdvertisements ?? []).flatMap((row) =>
      row.nat64Prefix === undefined ? [] : [row.interface],
    ),
    (names) =>
      `Hosts learn the NAT64 prefix by asking DNS64 (RFC 7050): it is not in the advertisements (PREF64) on ${names}.`,
  ),
  ...omitted(
    ['nat'],
    instead === undefined
      ? []
      : device.nat.flatMap(({ kind, address }) => (kind === 'nat64' ? [address] : [])),
    (addresses) => `Hosts of IPv6 alone are not translated to ${addresses} (NAT64): ${instead}`,
  ),
];
