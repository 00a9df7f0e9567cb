import * as z from 'zod';

/**
 * A device that a configuration is for: a node of a design as `<designId>:<nodeId>`, or an item of the user's own
 * equipment by its id.
 */
export const DeviceId = z
  .string()
  .regex(
    /^[0-9a-f]{24}(:[^\s/][^/\p{Cc}]{0,99})?$/u,
    'must be the id of a device: <design id>:<node id>, or the id of an item of your equipment',
  );

export type DeviceReference =
  | { readonly kind: 'node'; readonly designId: string; readonly nodeId: string }
  | { readonly kind: 'equipment'; readonly equipmentId: string };

/** What a valid device id names. */
export function deviceReference(deviceId: string): DeviceReference {
  const colon = deviceId.indexOf(':');
  if (colon < 0) return { kind: 'equipment', equipmentId: deviceId };
  return { kind: 'node', designId: deviceId.slice(0, colon), nodeId: deviceId.slice(colon + 1) };
}

export const nodeDeviceId = (designId: string, nodeId: string): string => `${designId}:${nodeId}`;
