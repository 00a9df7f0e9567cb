import type { Category, PortGroup } from '../contract/device.ts';
import { interfaceKinds, poeKinds } from './netbox-interfaces.ts';
import type { Interface } from './netbox-type.ts';

/** The interfaces that are network ports, in groups of the same kind, in the order of the file. */
export function portsOf(interfaces: readonly Interface[], category: Category): PortGroup[] {
  const namesUplinks = interfaces.some(isCalledUplink);
  const isPowered = interfaces.some(({ poe_mode: mode }) => mode === 'pd');
  const groups = grouped(
    interfaces.flatMap((one) => {
      const kind = interfaceKinds.get(one.type);
      if (kind === undefined) return [];
      const role = roleOf(one, category, isPowered) ?? (namesUplinks ? 'access' : undefined);
      return [{ ...kind, count: 1, role, ...poeOf(one) }];
    }),
  );
  const [main] = groups
    .filter(({ role }) => role !== 'management' && role !== 'uplink')
    .sort((a, b) => b.count - a.count);
  return grouped(
    groups.map((group) => ({ ...group, role: group.role ?? (isUplink(group, main) ? 'uplink' : 'access') })),
  );
}

/** Watts of standard PoE that an interface gives; none for passive PoE, which no standard has. */
export const poeOf = ({ poe_mode: mode, poe_type: type = '' }: Interface): Pick<PortGroup, 'poe'> => {
  const poe = mode === 'pse' ? poeKinds.get(type) : undefined;
  return poe === undefined ? {} : { poe };
};

type Role = PortGroup['role'];
type Open<Known extends Role | undefined> = Omit<PortGroup, 'role'> & { readonly role: Known };

/** What the file says of a port's role; undefined where it leaves it open. */
function roleOf(one: Interface, category: Category, isPowered: boolean): Role | undefined {
  if (one.mgmt_only === true || managementName.test(one.name)) return 'management';
  if (isCalledUplink(one)) return 'uplink';
  if (/^access\b/i.test(one.name)) return 'access';
  if (category !== 'ap') return undefined;
  // An access point's uplink is what powers it; the sockets of wall models are for devices in the room.
  return one.poe_mode !== 'pse' && (one.poe_mode === 'pd' || !isPowered) ? 'uplink' : 'access';
}

const isCalledUplink = ({ name, label = '' }: Interface): boolean => /^up-?link/i.test(label || name);

/** Files often forget to say `mgmt_only` of ports that are called so. */
const managementName =
  /^(mgmt|mgt|management|oob|idrac|ilo|ipmi|bmc|cimc|imc|xcc|fxp\d|me0|em0|ma1)(?![a-z])|^mgmteth/i;

/** The library does not mark uplinks: they are fewer than the main ports, and faster or of fibre. */
function isUplink(group: Open<Role | undefined>, main: Open<Role | undefined> | undefined): boolean {
  if (main === undefined || group.count >= main.count || group.poe !== undefined) return false;
  return group.speedMbps > main.speedMbps || (group.connector !== 'RJ45' && main.connector === 'RJ45');
}

function grouped<Known extends Role | undefined>(ports: readonly Open<Known>[]): Open<Known>[] {
  const groups = new Map<string, Open<Known>>();
  for (const port of ports) {
    const key = [port.speedMbps, port.connector, port.role, port.poe].join(' ');
    groups.set(key, { ...port, count: port.count + (groups.get(key)?.count ?? 0) });
  }
  return [...groups.values()];
}
