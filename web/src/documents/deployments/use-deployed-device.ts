import { deviceReference } from '#shared/contract/device-id.ts';
import { useDesign } from '#web/documents/designs/use-design.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { useDevice } from '#web/documents/equipment/use-device.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';

/** What a device id names: a device of a design, or an item of the user's equipment. */
export interface DeployedDevice {
  readonly name: string;
  /** Manufacturer and model; empty where it has none. */
  readonly model: string;
  /** The design that it is in. */
  readonly designName: string | undefined;
}

export type NamedDevice =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'known'; readonly device: DeployedDevice };

/** Reads the name of a device; a design that was deleted, or a node that is gone, is missing. */
export function useDeployedDevice(deviceId: string): NamedDevice {
  const reference = deviceReference(deviceId);
  const designId = reference.kind === 'node' ? reference.designId : undefined;
  const design = useDesign(designId);
  const topology = useTopology(designId);
  const item = useDevice(reference.kind === 'equipment' ? reference.equipmentId : undefined);
  if (reference.kind === 'equipment') {
    if (item.data) return known(deviceName(item.data.data), deviceName(item.data.data), undefined);
    return { state: item.error ? 'missing' : 'loading' };
  }
  if (design.error || topology.error) return { state: 'missing' };
  if (!design.data || !topology.data) return { state: 'loading' };
  const node = topology.data.data.nodes.find(
    ({ id, cluster }) => id === reference.nodeId || cluster === reference.nodeId,
  );
  if (node === undefined) return { state: 'missing' };
  const model = node.model ? `${node.model.manufacturer} ${node.model.model}` : '';
  return known(node.label, model, design.data.data.designName);
}

const known = (name: string, model: string, designName: string | undefined): NamedDevice => ({
  state: 'known',
  device: { name, model, designName },
});
