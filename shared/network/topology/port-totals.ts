import type { TopologyNode } from '../../contract/topology-items.ts';

/** Gives the devices whose size follows from their links the smallest common port count that leaves one free. */
export function setPortTotals(nodes: readonly TopologyNode[]): void {
  for (const { ports, type } of nodes) {
    if (ports === undefined || ports.total > 0) continue;
    const sizes = type === 'switch' ? switchSizes : edgeSizes;
    const least = ports.used + sparePorts;
    ports.total = sizes.find((size) => size >= least) ?? Math.ceil(least / chassisStep) * chassisStep;
  }
}

/** For tests, and to move a link before its old port is given up. */
const sparePorts = 1;

const edgeSizes = [4, 8, 12, 16, 24, 48];
const switchSizes = [12, 24, 48];
/** Beyond, a chassis grows by line cards of 48 ports. */
const chassisStep = 48;
