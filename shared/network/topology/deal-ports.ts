import type { TopologyEdge } from '../../contract/topology-items.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';

/** Deals the ports of one link to the VLANs that share them; nothing where there are none to choose from. */
export type DealPorts = (ports: number, vlans: readonly PlannedVlan[]) => TopologyEdge['accessVlans'];

/**
 * Every link goes on where the last one ended, so that a segment has its part of all ports that are dealt, however few a switch has:
 * 8 % of a hundred desks are 8, also where no switch has more than six.
 */
export function dealsPorts(share: 'deskShare' | 'printerShare' | 'hosts'): DealPorts {
  /** What a VLAN is short of, in ports: less than nothing where it has had one early. */
  const owed = new Map<number, number>();
  return (ports, vlans) => {
    const all = vlans.reduce((sum, vlan) => sum + vlan[share], 0);
    if (vlans.length < 2 || all === 0) return undefined;
    const given = new Map(vlans.map(({ id }) => [id, 0]));
    for (let port = 0; port < ports; port += 1) {
      for (const vlan of vlans) owed.set(vlan.id, (owed.get(vlan.id) ?? 0) + vlan[share] / all);
      const next = shortestOf(vlans, owed);
      owed.set(next, (owed.get(next) ?? 0) - 1);
      given.set(next, (given.get(next) ?? 0) + 1);
    }
    return [...given].map(([vlan, own]) => ({ vlan, ports: own }));
  };
}

/** The one that is short of most; the first of several. */
function shortestOf(vlans: readonly PlannedVlan[], owed: ReadonlyMap<number, number>): number {
  const most = Math.max(...vlans.map(({ id }) => owed.get(id) ?? 0));
  return vlans.find(({ id }) => (owed.get(id) ?? 0) > most - 1e-9)?.id ?? 0;
}
