import type { SimulatedDevice, SimulatedInterface, SimulatedNetwork } from '../compiled/compiled-network.ts';
import type { SimulatedFinding } from './simulated-finding.ts';

/**
 * Trunks towards hosts whose untagged frames belong to nobody there: a PC's go nowhere. Kept from edit to edit: only devices
 * are looked at again that one touches.
 */
export class DeskPorts {
  /** Devices with such a trunk. */
  readonly #wrong = new Set<SimulatedDevice>();
  /** All at first. */
  #touched: Set<SimulatedDevice> | undefined;

  /** Devices with ports or hosts that are not as they were. */
  touch(devices: Iterable<SimulatedDevice>): void {
    for (const device of devices) this.#touched?.add(device);
  }

  find(network: SimulatedNetwork): SimulatedFinding[] {
    for (const device of this.#touched ?? network.devices)
      if (device.position >= 0 && device.interfaces.some((own) => isUnserved(network, own)))
        this.#wrong.add(device);
      else this.#wrong.delete(device);
    this.#touched = new Set();
    return this.#wrong.size === 0 ? [] : inOrderOfHosts(network);
  }
}

/** Whether hosts hang on a trunk, and none of them in the VLAN of its untagged frames. */
function isUnserved({ onInterface, hosts }: SimulatedNetwork, own: SimulatedInterface): boolean {
  if (own.row.switchport?.mode !== 'trunk') return false;
  const plugged = onInterface[own.index]?.hosts ?? [];
  return plugged.length > 0 && plugged.every(([host]) => hosts[host]?.row.vlan !== nativeOf(own));
}

function inOrderOfHosts(network: SimulatedNetwork): SimulatedFinding[] {
  const nodes = new Map<SimulatedInterface, string>();
  for (const { row, attachments } of network.hostsById.values())
    for (const { port } of attachments)
      if (port !== undefined && !nodes.has(port) && isUnserved(network, port)) nodes.set(port, row.node);
  return [...nodes].map(([port, node]): SimulatedFinding => {
    const { id } = port.device.row;
    const inputs = { device: id, port: port.row.name, native: nativeOf(port) };
    return { check: 'layer-2', rule: 'untagged-nowhere', elements: [...new Set([id, node])], inputs };
  });
}

const nativeOf = ({ row }: SimulatedInterface): number => row.switchport?.native ?? 0;
