import { addAddress } from '../library/address-family.ts';
import { byBundle, legsOf } from '../wiring/legs.ts';
import type { Space, Wire, Wiring } from '../wiring/wiring.ts';
import { vethName } from '../wiring/wiring.ts';

/** For `ip -batch` in each space: its bridges with their addresses, and its ends of the wires, the `a` ends still down. */
export function linkCommands({ spaces, wires }: Wiring): Map<string, string[]> {
  const commands = new Map([...spaces].map(([key, space]) => [key, bridgeCommands(space)]));
  const plug = (wire: Wire, end: 'a' | 'b'): void => {
    const { space, bridge } = wire[end];
    const state = end === 'b' ? ' up' : '';
    commands.get(space)?.push(`link set dev ${vethName(wire, end)} mtu 9216 master ${bridge}${state}`);
  };
  for (const wire of wires) {
    plug(wire, 'a');
    plug(wire, 'b');
  }
  // A station behind an aggregate, or behind the other switch of a pair, is behind none of its links alone.
  const legs = legsOf(wires);
  for (const { space, veth } of [...byBundle(legs).flat(), ...legs.filter(({ isPeerLink }) => isPeerLink)])
    commands.get(space)?.push(`link set dev ${veth} type bridge_slave learning off`);
  // A bridge takes over what its ports have, until it is configured.
  for (const [key, { bridges }] of spaces)
    for (const { name, mtu } of bridges.values()) commands.get(key)?.push(`link set dev ${name} mtu ${mtu}`);
  return commands;
}

function bridgeCommands({ bridges }: Space): string[] {
  return [
    'link set lo up',
    ...[...bridges.values()].flatMap(({ name, mac, addresses }) => [
      `link add name ${name} address ${mac} type bridge mcast_snooping 0`,
      ...addresses.map((address) => addAddress(address, name)),
      `link set dev ${name} up`,
    ]),
  ];
}
