import type { Design } from '#shared/contract/designs.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { dayOf, instantNow } from '../runtime/clock.ts';
import type { DesignEquipment } from './equipment-of-design.ts';

/**
 * The plan of a design as it is now, with the models of its equipment or else of what is recommended, before any manual
 * work.
 * @throws unprocessable where the requirements cannot be planned.
 */
export const planOfDesign = (
  { requirements, isExistingNetwork, existingNetworkDetails }: Design,
  { devices, assigned }: DesignEquipment,
): Graph =>
  planNetwork({
    requirements,
    // What the form keeps of an existing network counts only while the design says that there is one.
    ...(isExistingNetwork && { existing: existingNetworkDetails }),
    devices,
    assigned,
    today: dayOf(instantNow()),
  });
