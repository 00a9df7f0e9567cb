import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { BillLine, BillPlace } from '../../equipment/bill/bill-line.ts';
import { deviceLines } from '../../equipment/bill/device-lines.ts';
import { isBought } from '../../equipment/bought-lines.ts';
import { undrawnControllers } from '../graph/controllers-of.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { redundantPower } from '../requirements/redundant-power.ts';

/** The wireless controllers of the access points that are bought, with what they need besides; those without a model have no price. */
export function controllerLines(
  nodes: readonly TopologyNode[],
  requirements: Requirements,
  deviceOf: DeviceOf,
): BillLine[] {
  const isDoubled = redundantPower(requirements);
  return undrawnControllers(nodes).flatMap(
    ({ equipmentId, manufacturer, model, partNumber = '', quantity, site }) => {
      const places: BillPlace[] = [{ role: 'controller', quantity, sites: [site] }];
      const device = equipmentId === undefined ? undefined : deviceOf({ id: equipmentId, equipmentId });
      if (device === undefined) {
        const name = model ?? 'Wireless controller without a model';
        const line = { kind: 'controller', manufacturer, name, partNumber, quantity, places } as const;
        return [{ ...line, isPriceEstimate: false, isYearly: false }];
      }
      const supplies = isDoubled(site) ? 2 : 1;
      return deviceLines({
        device,
        places,
        placesFor: (line) =>
          isBought(device, line, { uses: [], supplies, isControlled: false }) ? places : [],
      });
    },
  );
}
