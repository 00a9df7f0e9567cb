import * as z from 'zod';

/** The longest id of a node, in letters. */
const longest = 100;
const addressable = new RegExp(`^[^\\s/\\p{Cc}][^/\\p{Cc}]{0,${longest - 1}}$`, 'u');

/**
 * Whether the routes of devices can name a node of this id as it is, which is asked of new ones: API Gateway decodes a segment of a path
 * before it looks for its end, so that `/` is in none.
 */
export const isAddressable = (nodeId: string): boolean => addressable.test(nodeId);

const notADevice =
  'must be the id of a device: <design id>:<node id>, or the id of an item of your equipment';

/**
 * A device that a configuration is for: a node of a design as `<designId>:<nodeId>`, with `=2F` for each `/` of the node's id
 * and `=3D` for each `=` before `2F` or `3D`; or an item of the user's own equipment by its id.
 */
export const DeviceId = z
  .string()
  .regex(new RegExp(`^[0-9a-f]{24}(:[^\\s/\\p{Cc}][^/\\p{Cc}]{0,${3 * longest - 1}})?$`, 'u'), notADevice)
  .refine((id) => (nodeIdIn(id)?.length ?? 0) <= longest, notADevice);

export type DeviceReference =
  | { readonly kind: 'node'; readonly designId: string; readonly nodeId: string }
  | { readonly kind: 'equipment'; readonly equipmentId: string };

/** What a valid device id names. */
export function deviceReference(deviceId: string): DeviceReference {
  const nodeId = nodeIdIn(deviceId);
  return nodeId === undefined
    ? { kind: 'equipment', equipmentId: deviceId }
    : { kind: 'node', designId: deviceId.slice(0, deviceId.indexOf(':')), nodeId };
}

function nodeIdIn(deviceId: string): string | undefined {
  const colon = deviceId.indexOf(':');
  if (colon < 0) return undefined;
  return deviceId.slice(colon + 1).replace(/=(2F|3D)/g, (_, code) => (code === '2F' ? '/' : '='));
}

/** Ids that were stored before new ones had to be addressable may have a `/`; all others are named as they are. */
export const nodeDeviceId = (designId: string, nodeId: string): string =>
  `${designId}:${nodeId.replace(/\/|=(?=2F|3D)/g, (letter) => (letter === '/' ? '=2F' : '=3D'))}`;
