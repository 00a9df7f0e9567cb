import type { Vrf } from '../../../contract/configuration/device-configuration.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { contains, parseBlock } from '../../addressing/ipv4.ts';
import { parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { isIpv6 } from '../../addressing/prefix.ts';
import { isStack } from '../../graph/clusters.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';
import { plainInterface } from './routed-interfaces.ts';

function isIn({ cidr, ipv6 }: Subnet, address: string): boolean {
  if (isIpv6(address))
    return ipv6 !== undefined && parseIpv6Block(ipv6).first === parseIpv6Block(address).first;
  return cidr !== undefined && contains(parseBlock(cidr), parseBlock(address));
}

/**
 * The management ports of a device, in a VRF of their own that knows one way: the gateway of that network. Those of a stack are one
 * interface, at which its active member answers.
 */
export function vrfsOf(device: LogicalDevice, { subnetsAt }: NetworkView): Vrf[] {
  const { members, site } = device;
  const ports = members.flatMap(({ id, outOfBand }) =>
    outOfBand === undefined ? [] : [{ id, address: outOfBand }],
  );
  const [first] = ports;
  if (first === undefined) return [];
  const subnet = subnetsAt(site).find((row) => row.vlan !== undefined && isIn(row, first.address));
  const isOfIpv6 = isIpv6(first.address);
  const gateway = isOfIpv6 ? subnet?.gatewayIpv6 : subnet?.gateway;
  const from = ports.map(({ id }) => id);
  return [
    {
      name: 'management',
      interfaces: (isStack(device) ? [first] : ports).map(({ id, address }, index) => ({
        ...plainInterface,
        name: `Management ${index + 1}`,
        kind: 'port',
        description: 'Out-of-band management',
        ports: (isStack(device) ? ports.map((port) => port.id) : [id]).map((node) => ({
          node,
          name: `Management ${index + 1}`,
        })),
        ipv4: isOfIpv6 ? [] : [address],
        ipv6: isOfIpv6 ? [address] : [],
        vrf: 'management',
        from: [id],
      })),
      statics:
        subnet === undefined || gateway === undefined
          ? []
          : [
              {
                prefix: isOfIpv6 ? '::/0' : '0.0.0.0/0',
                nextHop: gateway,
                distance: 1,
                from: [subnet.id],
              },
            ],
      from,
    },
  ];
}
