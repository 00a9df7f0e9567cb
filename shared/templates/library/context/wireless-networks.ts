import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import type { PolicyRule } from '../../../contract/configuration/security.ts';

/** Whether access points join the device by a rule: it leads those of its site. By one to the internet they join their maker’s cloud. */
export const leadsAccessPoints = ({ services, toZone }: Pick<PolicyRule, 'services' | 'toZone'>): boolean =>
  toZone !== 'internet' && services.some(({ purpose }) => purpose === 'joins-firewall');

/** A VLAN that access points put people and things of their radio into. */
export interface WirelessNetwork {
  readonly vlan: number;
  /** That of the VLAN at its site. */
  readonly name: string;
}

/**
 * By site, what its access points bridge from the air: they alone are managed, and have hosts of other zones on the same port. The
 * network's names (SSIDs) are nowhere stated.
 */
export function wirelessNetworks({
  hosts,
  devices,
}: Pick<NetworkConfiguration, 'hosts' | 'devices'>): ReadonlyMap<string, readonly WirelessNetwork[]> {
  const vlanNames = new Map(
    devices.flatMap(({ site, vlans }) => vlans.map(({ id, name }) => [`${site} ${id}`, name] as const)),
  );
  const found = new Map<string, Map<number, WirelessNetwork>>();
  for (const groups of Map.groupBy(hosts, ({ node }) => node).values()) {
    if (!groups.some(({ zone }) => zone === 'management')) continue;
    for (const { site, vlan, zone } of groups) {
      if (vlan === undefined || zone === 'management') continue;
      const own = found.get(site) ?? new Map<number, WirelessNetwork>();
      found.set(site, own.set(vlan, { vlan, name: vlanNames.get(`${site} ${vlan}`) ?? zone }));
    }
  }
  return new Map(
    [...found].map(([site, own]) => [site, [...own.values()].toSorted((a, b) => a.vlan - b.vlan)]),
  );
}
