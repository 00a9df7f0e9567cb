import { joinAnd } from '../../vocabulary/lists.ts';
import { printable } from '../../vocabulary/printable.ts';
import type { DeviceContext } from './device-context.ts';
import type { Omission } from './omission.ts';

/** Wi-Fi as far as nothing states it: the plan ends at the ports of access points, whatever the device that leads them calls what is beyond. */
export function wirelessOmissions({ device: { hostname }, wireless }: DeviceContext): Omission[] {
  if (wireless.length === 0) return [];
  const vlans = joinAnd(wireless.map(({ vlan, name }) => `VLAN ${vlan} (${printable(name)})`));
  return [
    {
      fields: [],
      sentence: `${hostname} leads the access points of its site, and their Wi-Fi is set up by hand: they are accepted one by one, with their country, channels and power; an SSID for each of ${vlans}, bridged where the access point hangs and tagged with that VLAN; who signs in by 802.1X or by a key; and guests kept apart from each other.`,
    },
  ];
}
