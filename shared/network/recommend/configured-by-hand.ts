import { onceEach } from '../../caching/once-each.ts';
import type { Device } from '../../contract/device.ts';
import { operatingSystemOf } from '../../equipment/operating-system-of.ts';

/** Whether a device has a configuration of its own, and no templates write it. Access points have that of their controller. */
export const isConfiguredByHand = onceEach(
  (device: Device): boolean =>
    (device.category === 'switch' || device.category === 'router' || device.category === 'firewall') &&
    operatingSystemOf(device)?.dialect === undefined,
);

/** What such a device runs, in words. */
export const systemName = (device: Device): string =>
  operatingSystemOf(device)?.name ?? 'an operating system that is not known';
