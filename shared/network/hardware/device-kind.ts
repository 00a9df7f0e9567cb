import type { Category, Role } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';

/** What a node's device is, and what it does in the plan; undefined of people and providers. */
export function deviceKindOf({
  type,
  layer,
  group,
}: Pick<TopologyNode, 'type' | 'layer' | 'group'>):
  | { readonly role: Role; readonly category: Category }
  | undefined {
  switch (type) {
    case 'router':
      return { role: 'edge', category: 'router' };
    case 'firewall':
      return { role: 'firewall', category: 'firewall' };
    case 'switch':
      return {
        role: layer === 'core' || layer === 'distribution' ? layer : 'access',
        category: 'switch',
      };
    case 'accesspoint':
      return { role: 'wireless', category: 'ap' };
    case 'server':
      return group === 'wireless-controllers'
        ? { role: 'controller', category: 'wlan-controller' }
        : { role: 'server', category: 'server' };
    case 'user':
    case 'internet':
      return undefined;
  }
}
