import * as z from 'zod';

/** A letter of a node's id in an address: API Gateway decodes a segment of a path before it looks for its end, so that `/` is none. */
const letter = '[^/\\p{Cc}]';
/** `/` as an address has it, and `=` where it would be read as the beginning of one. */
const escaped = '=(?:2F|3D)';
const addressable = new RegExp(`^(?!\\s)${letter}{1,100}$`, 'u');

/** Whether the routes of devices can name a node of this id as it is, which is asked of new ones. */
export const isAddressable = (nodeId: string): boolean => addressable.test(nodeId);

/**
 * A device that a configuration is for: a node of a design as `<designId>:<nodeId>`, with `=2F` for each `/` of the node's id
 * and `=3D` for each `=` before `2F` or `3D`; or an item of the user's own equipment by its id.
 */
export const DeviceId = z
  .string()
  .regex(
    new RegExp(`^[0-9a-f]{24}(:(?!\\s)(?:${escaped}|(?!${escaped})${letter}){1,100})?$`, 'u'),
    'must be the id of a device: <design id>:<node id>, or the id of an item of your equipment',
  );

export type DeviceReference =
  | { readonly kind: 'node'; readonly designId: string; readonly nodeId: string }
  | { readonly kind: 'equipment'; readonly equipmentId: string };

/** What a valid device id names. */
export function deviceReference(deviceId: string): DeviceReference {
  const colon = deviceId.indexOf(':');
  if (colon < 0) return { kind: 'equipment', equipmentId: deviceId };
  const nodeId = deviceId.slice(colon + 1).replace(/=(2F|3D)/g, (_, code) => (code === '2F' ? '/' : '='));
  return { kind: 'node', designId: deviceId.slice(0, colon), nodeId };
}

/** Ids that were stored before new ones had to be addressable may have a `/`; all others are named as they are. */
export const nodeDeviceId = (designId: string, nodeId: string): string =>
  `${designId}:${nodeId.replace(/\/|=(?=2F|3D)/g, (letter) => (letter === '/' ? '=2F' : '=3D'))}`;
