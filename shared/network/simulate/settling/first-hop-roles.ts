import { parseAddress } from '../../addressing/ipv4.ts';
import { isSameList } from '../../graph/same-list.ts';
import type { SimulatedDevice, SimulatedInterface } from '../compiled/compiled-network.ts';
import {
  type ForwardingView,
  type GatewayMember,
  type GatewayRole,
  GatewayRoles,
  isSameRole,
} from '../forwarding/forwarding-view.ts';
import { isTrackUp } from './tracked-objects.ts';

/**
 * Who answers for each shared gateway address: the highest priority, then the highest address. They stay as they were
 * where nothing is touched that shares one and nobody follows a tracked object.
 */
export function gatewayRolesAfter(
  view: ForwardingView,
  before: GatewayRoles,
  touched: ReadonlySet<SimulatedDevice> | undefined,
): GatewayRoles {
  const isSharing = (device: SimulatedDevice) =>
    before.roles.some(({ members }) => members.some((own) => own.interface.device === device));
  const isConcerned = (device: SimulatedDevice) => device.row.firstHops.length > 0 || isSharing(device);
  const isFollowing = view.network.devices.some(({ row }) =>
    row.firstHops.some(({ tracks }) => tracks.length > 0),
  );
  if (touched !== undefined && !isFollowing && ![...touched].some(isConcerned)) return before;
  const now = gatewayRoles(view);
  return isSameList(before.roles, now.roles, isSameGroup) ? before : now;
}

const isSameGroup = (a: GatewayRole, b: GatewayRole): boolean =>
  a.domain === b.domain &&
  a.address === b.address &&
  isSameRole(a, b) &&
  isSameList(a.members, b.members, (one, other) => one.row === other.row && one.priority === other.priority);

function gatewayRoles(view: ForwardingView): GatewayRoles {
  const groups = new Map<string, { domain: number; address: number; members: GatewayMember[] }>();
  for (const device of view.network.devices) {
    for (const row of device.row.firstHops) {
      const own = device.byName.get(row.interface);
      if (own === undefined || !view.isUp(own)) continue;
      const domain = view.owners.domain(own);
      const key = `${domain} ${row.group} ${row.address}`;
      const group = groups.get(key) ?? { domain, address: parseAddress(row.address), members: [] };
      groups.set(key, group);
      const isWayLost = row.tracks.length > 0 && !row.tracks.some((name) => isTrackUp(view, device, name));
      group.members.push({
        interface: own,
        row,
        priority: isWayLost ? row.priority - row.decrement : row.priority,
      });
    }
  }
  const roles = [...groups.values()].flatMap(({ domain, address, members }) => {
    const [first] = [...members].sort(
      (a, b) => b.priority - a.priority || addressOf(b.interface) - addressOf(a.interface),
    );
    if (first === undefined) return [];
    const others = members.flatMap((one) => (one !== first && one.row.isActiveOnBoth ? [one.interface] : []));
    const taking = first.row.isActiveOnBoth ? [first.interface, ...others] : [first.interface];
    return [{ domain, address, active: first.interface, taking, members }];
  });
  return new GatewayRoles(roles);
}

const addressOf = ({ addresses }: SimulatedInterface): number => addresses[0]?.address ?? 0;
