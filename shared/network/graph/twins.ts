import type { TopologyNode } from '../../contract/topology.ts';

/**
 * Devices that back each other up are of one model, since they share state, configuration and spares: firewalls, core
 * and distribution switches of one row, which have one name but for the number. Undefined for any other device.
 */
export function rowOf({ type, layer, label, site = '' }: TopologyNode): string | undefined {
  const isPaired =
    type === 'firewall' || (type === 'switch' && (layer === 'core' || layer === 'distribution'));
  return isPaired ? `${site}/${label.replace(/\d+$/, '')}` : undefined;
}
