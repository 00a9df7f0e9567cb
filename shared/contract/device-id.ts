import * as z from 'zod';

/** A node as an address names it: API Gateway decodes a segment of a path before it looks for its end, so that `/` is none of one. */
const node = '[^\\s/][^/\\p{Cc}]{0,99}';
const wholeNode = new RegExp(`^${node}$`, 'u');

/** Whether the routes of devices can name a node of this id. */
export const isAddressable = (nodeId: string): boolean => wholeNode.test(nodeId);

/**
 * A device that a configuration is for: a node of a design as `<designId>:<nodeId>`, or an item of the user's own
 * equipment by its id.
 */
export const DeviceId = z
  .string()
  .regex(
    new RegExp(`^[0-9a-f]{24}(:${node})?$`, 'u'),
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
