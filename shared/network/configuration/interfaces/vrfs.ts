import type { Vrf } from '../../../contract/configuration/device-configuration.ts';
import { contains, parseBlock } from '../../addressing/ipv4.ts';
import type { LogicalDevice, NetworkView } from '../view/network-view.ts';
import { plainInterface } from './routed-interfaces.ts';

/** The management ports of a device, in a VRF of their own that knows one way: the gateway of that network. */
export function vrfsOf({ members, site }: LogicalDevice, { subnetsAt }: NetworkView): Vrf[] {
  const ports = members.flatMap(({ id, outOfBand }) =>
    outOfBand === undefined ? [] : [{ id, address: outOfBand }],
  );
  const [first] = ports;
  if (first === undefined) return [];
  const subnet = subnetsAt(site).find(
    (row) => row.vlan !== undefined && contains(parseBlock(row.cidr), parseBlock(first.address)),
  );
  const from = ports.map(({ id }) => id);
  return [
    {
      name: 'management',
      interfaces: ports.map(({ id, address }, index) => ({
        ...plainInterface,
        name: `Management ${index + 1}`,
        kind: 'port',
        description: 'Out-of-band management',
        ports: [{ node: id, name: `Management ${index + 1}` }],
        ipv4: [address],
        vrf: 'management',
        from: [id],
      })),
      statics:
        subnet?.gateway === undefined
          ? []
          : [{ prefix: '0.0.0.0/0', nextHop: subnet.gateway, distance: 1, from: [subnet.id] }],
      from,
    },
  ];
}
