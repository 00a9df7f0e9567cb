import type { TopologyNode } from '../../contract/topology-items.ts';
import { isDevice } from '../../network/graph/is-device.ts';
import { nodeStyle } from '../../vocabulary/topology/network-styles.ts';
import { layerNames, nodeTypeNames } from '../../vocabulary/topology/topology-words.ts';
import { uniqueName } from './unique-name.ts';

/** One device that stands somewhere: a node of several is as many. */
export interface NetboxDevice {
  readonly node: TopologyNode;
  /** Not used by another device: NetBox finds devices by it. */
  readonly name: string;
  readonly site: string;
  readonly role: string;
  readonly manufacturer: string;
  readonly model: string;
}

/** Devices without a site need one in NetBox. */
const elsewhere = 'Unassigned';

/** Every device of a topology; people and providers are none. `byName` finds one as the cable schedule calls it. */
export function netboxDevices(nodes: readonly TopologyNode[]): {
  readonly devices: readonly NetboxDevice[];
  readonly find: (node: string, name: string) => NetboxDevice | undefined;
} {
  const taken = new Set<string>();
  const byName = new Map<string, NetboxDevice>();
  const devices = nodes.filter(isDevice).flatMap((node) =>
    Array.from({ length: node.quantity }, (_, index) => {
      const called = node.quantity > 1 ? `${node.label} #${index + 1}` : node.label;
      const device = deviceOf(node, uniqueName(called, taken));
      byName.set(keyOf(node.id, called), device);
      return device;
    }),
  );
  return {
    devices,
    find: (node, name) => byName.get(keyOf(node, name)) ?? byName.get(keyOf(node, `${name} #1`)),
  };
}

export const roleColor = (node: TopologyNode): string => nodeStyle(node.type).color.print.slice(1);

const keyOf = (node: string, name: string): string => JSON.stringify([node, name]);

function deviceOf(node: TopologyNode, name: string): NetboxDevice {
  const { type, layer, site = elsewhere, model } = node;
  return {
    node,
    name,
    site,
    role:
      type === 'switch' ? `${layerNames[layer]} ${nodeTypeNames.switch.toLowerCase()}` : nodeTypeNames[type],
    manufacturer: model?.manufacturer ?? 'Generic',
    model: model?.model ?? nodeTypeNames[type],
  };
}
