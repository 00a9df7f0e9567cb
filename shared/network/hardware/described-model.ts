import type { DescribedDevice } from '../../contract/described-device.ts';
import { type Category, capabilities, type Device, type PortGroup } from '../../contract/device.ts';
import { cageFor } from '../../equipment/cage-for.ts';

/** Rates that are taken where only the number of ports is stated. */
const usualMbps = { copper: 1_000, fibre: 10_000 } as const;

/** Whether its owner says what it can do: whatever else a device has, it has ports. */
export const isDescribed = ({ copperPorts = 0, fibrePorts = 0 }: DescribedDevice): boolean =>
  copperPorts + fibrePorts > 0;

/**
 * A device as its owner describes it, as if it were a model. What is not stated it does not have; a switch forwards what its
 * ports carry unless less is stated.
 */
export function describedModel(name: string, category: Category, stated: DescribedDevice): Device {
  const { copperPorts = 0, fibrePorts = 0, clients, powerSupplies = 1, poe, poeBudgetW, can } = stated;
  const { copperMbps = usualMbps.copper, fibreMbps = usualMbps.fibre } = stated;
  const copper: PortGroup = {
    count: copperPorts,
    speedMbps: copperMbps,
    connector: 'RJ45',
    role: 'access',
    ...(poe && { poe }),
  };
  const fibre: PortGroup = {
    count: fibrePorts,
    speedMbps: fibreMbps,
    connector: cageFor(fibreMbps),
    role: 'uplink',
  };
  const ports = [copper, fibre].filter(({ count }) => count > 0);
  const carried = 2 * ports.reduce((sum, { count, speedMbps }) => sum + count * speedMbps, 0);
  const mbps = stated.throughputMbps ?? (category === 'switch' ? carried : undefined);
  return {
    id: `stated ${category} ${name} ${JSON.stringify(stated)}`,
    category,
    manufacturer: 'Existing',
    model: name,
    partNumber: '',
    specs: {
      ports,
      ...(poeBudgetW !== undefined && { poeBudgetW }),
      ...(mbps !== undefined && { forwardingMbps: mbps, firewallMbps: mbps, inspectionMbps: mbps }),
      ...(clients !== undefined && { clients }),
      powerSupplies,
      capabilities: Object.fromEntries(capabilities.map((one) => [one, can.includes(one) ? 'yes' : 'no'])),
    },
    systemOwned: false,
    sources: {},
  };
}
