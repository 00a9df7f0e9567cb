import type { HostGuard } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';

/**
 * DHCP snooping and ARP inspection of a switch that hosts are plugged into: in the VLANs whose addresses are handed out, since
 * only of these is it known who has which.
 */
export function hostGuardOf(
  { kind, site, members }: LogicalDevice,
  rows: readonly Interface[],
  { subnetOf }: NetworkView,
): HostGuard | undefined {
  const ports = rows.flatMap(({ switchport }) =>
    switchport?.isEdge && !switchport.isTrusted ? [switchport] : [],
  );
  const vlans = new Set(
    ports.flatMap(({ access, voice }) =>
      [access, voice].flatMap((vlan) => (vlan !== undefined && subnetOf(site, vlan)?.dhcp ? [vlan] : [])),
    ),
  );
  const guarded = [...vlans].sort((a, b) => a - b);
  if (kind !== 'switch' || guarded.length === 0) return undefined;
  return { dhcpSnooping: guarded, arpInspection: guarded, from: members.map(({ id }) => id) };
}
