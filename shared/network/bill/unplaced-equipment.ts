import type { DesignDevice } from '../../contract/design-devices.ts';
import type { Device } from '../../contract/device.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { undrawnControllers } from '../graph/controllers-of.ts';

/** Devices that were chosen for a design beyond those that its plan names, such as spares, or choices not planned with yet. */
export interface UnplacedDevices {
  readonly device: Device;
  readonly quantity: number;
}

/** What of a design's equipment no place of the plan has; the bill of the plan does not list it. */
export function unplacedEquipment(
  equipment: readonly DesignDevice[],
  { nodes }: Pick<Graph, 'nodes'>,
): UnplacedDevices[] {
  const placed = new Map<string, number>();
  const place = (id: string, quantity: number) => placed.set(id, (placed.get(id) ?? 0) + quantity);
  for (const { equipmentId, quantity } of [...nodes, ...undrawnControllers(nodes)])
    if (equipmentId !== undefined) place(equipmentId, quantity);
  return equipment.flatMap(({ device, quantity }) => {
    const over = quantity - (placed.get(device.id) ?? 0);
    return over > 0 ? [{ device, quantity: over }] : [];
  });
}
