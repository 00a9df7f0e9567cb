import type { IgmpSnooping, SpanningTree } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { withoutPrefix } from '../../addressing/ipv4.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';

/**
 * IGMP snooping of a switch, in the VLANs that hosts are in. The root of a VLAN asks who listens, and the one that would take over
 * as root: what hosts answer passes every switch on its way there (RFC 4541, 2.1.1). They ask from the address that the switch is
 * managed by; one that has none of IPv4 asks nobody.
 */
export function igmpSnoopingOf(
  { site, members }: LogicalDevice,
  spanningTree: SpanningTree | undefined,
  managed: Interface | undefined,
  { subnetOf }: NetworkView,
): IgmpSnooping | undefined {
  const rows = (spanningTree?.bridges ?? []).map(({ role, vlans }) => ({
    role,
    vlans: vlans.filter((vlan) => subnetOf(site, vlan)?.cidr !== undefined),
  }));
  const vlans = rows.flatMap((row) => row.vlans).sort((a, b) => a - b);
  if (vlans.length === 0) return undefined;
  const asked = rows.flatMap((row) => (row.role === 'edge' ? [] : row.vlans)).sort((a, b) => a - b);
  const [address] = managed?.ipv4 ?? [];
  return {
    vlans,
    ...(address !== undefined &&
      asked.length > 0 && { querier: { address: withoutPrefix(address), vlans: asked } }),
    from: members.map(({ id }) => id),
  };
}
