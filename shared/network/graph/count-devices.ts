import type { TopologyNode } from '../../contract/topology-items.ts';
import { isDevice } from './is-device.ts';

/** Devices that are bought and configured: those counted by a plan's limit and a design's device count. */
export function countDevices(graph: { readonly nodes: readonly TopologyNode[] }): number {
  let devices = 0;
  for (const node of graph.nodes) {
    if (isDevice(node)) devices += node.quantity;
  }
  return devices;
}
