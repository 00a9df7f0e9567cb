import { onceEach } from '../../../caching/once-each.ts';
import type { Subnet } from '../../../contract/topology-items.ts';

/**
 * Where administrators sit in a network that has no server to administer from: among the staff of the hub, or of the first site that
 * has any where nobody works at the hub. The other sites' staff do not reach devices. A default chosen here. Found once for the same
 * subnets: policies and the devices' own access both name them.
 */
export function administratorsNetworks(
  subnets: readonly Subnet[],
  hub: string | undefined,
): readonly Subnet[] {
  const known = byHub(subnets);
  const found = known.get(hub) ?? staffOf(subnets, hub);
  known.set(hub, found);
  return found;
}

const byHub = onceEach((_: readonly Subnet[]) => new Map<string | undefined, readonly Subnet[]>());

function staffOf(subnets: readonly Subnet[], hub: string | undefined): readonly Subnet[] {
  const staff = subnets.filter(
    ({ vlan, purpose, zone }) => vlan !== undefined && purpose === 'data' && zone === undefined,
  );
  const site = staff.some((row) => row.site === hub) ? hub : staff[0]?.site;
  return staff.filter((row) => row.site === site);
}
