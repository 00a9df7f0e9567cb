import type { TopologyNode } from '../../contract/topology.ts';

/** Gives the devices whose size follows from their links the smallest common port count that holds them. */
export function setPortTotals(nodes: readonly TopologyNode[]): void {
  for (const { ports, type } of nodes) {
    if (ports === undefined || ports.total > 0) continue;
    const sizes = type === 'switch' ? switchSizes : edgeSizes;
    ports.total =
      sizes.find((size) => size >= ports.used) ?? Math.ceil(ports.used / chassisStep) * chassisStep;
  }
}

const edgeSizes = [4, 8, 12, 16, 24, 48];
const switchSizes = [12, 24, 48];
/** Beyond, a chassis grows by line cards of 48 ports. */
const chassisStep = 48;
