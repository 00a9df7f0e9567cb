import * as z from 'zod';
import type { TopologyEdge } from '../../contract/topology-items.ts';
import { interfaceKinds } from '../../equipment/netbox-interfaces.ts';
import { formatBlock, parseBlock } from '../../network/addressing/ipv4.ts';
import type { ReadRow } from './netbox-rows.ts';
import type { ReadVlans } from './read-vlans.ts';

/** A port as NetBox's interfaces and addresses state it. */
interface ReadPort {
  /** VLANs that it carries; undefined where none are stated, or all. */
  readonly vlans: readonly number[] | undefined;
  readonly lag: string | undefined;
  readonly speedMbps: number | undefined;
  /** Its IPv4 address, with the prefix length. */
  readonly address: string | undefined;
}

export type ReadPorts = (device: string | undefined, name: string | undefined) => ReadPort | undefined;

/** The ports of all devices; an address of an aggregate is that of its members. */
export function readPorts(
  interfaces: readonly ReadRow[],
  addresses: readonly ReadRow[],
  { numbersOf }: ReadVlans,
): ReadPorts {
  const keyOf = (device = '', name = '') => JSON.stringify([device, name]);
  const addressOf = new Map(
    addresses
      .filter((row) => z.cidrv4().safeParse(row.get('address')).success)
      .map((row) => [keyOf(row.get('device'), row.get('interface')), row.get('address')]),
  );
  const ports = new Map(
    interfaces.map((row): [string, ReadPort] => {
      const [device, name, lag] = [row.get('device'), row.get('name'), row.get('lag') || undefined];
      const vlans = numbersOf([row.get('untagged_vlan'), row.get('tagged_vlans')].join(','));
      return [
        keyOf(device, name),
        {
          vlans: vlans.length > 0 ? vlans : undefined,
          lag: lag?.slice(0, 50),
          speedMbps: interfaceKinds.get(row.get('type') ?? '')?.speedMbps,
          address: addressOf.get(keyOf(device, name)) ?? (lag && addressOf.get(keyOf(device, lag))),
        },
      ];
    }),
  );
  return (device, name) => ports.get(keyOf(device, name));
}

type Stated = Pick<Partial<TopologyEdge>, 'vlans' | 'aggregate' | 'bandwidthMbps' | 'addresses' | 'subnet'>;

/** What the ports at both ends of a cable make of it: the VLANs that both carry, the lower rate, the network of a routed link. */
export function joined(source: ReadPort | undefined, target: ReadPort | undefined): Stated {
  const both = [source, target].flatMap((port) => port ?? []);
  const speeds = both.flatMap(({ speedMbps }) => speedMbps ?? []);
  const [first, second = first] = both.flatMap(({ vlans }) => (vlans === undefined ? [] : [vlans]));
  const aggregate = both.find(({ lag }) => lag !== undefined)?.lag;
  const [address] = both.flatMap((port) => port.address ?? []);
  return {
    ...(first && { vlans: first.filter((vlan) => second?.includes(vlan)) }),
    ...(speeds.length > 0 && { bandwidthMbps: Math.min(...speeds) }),
    ...(aggregate !== undefined && { aggregate }),
    // A device may have an address in a VLAN on its port to a switch, which routes nothing.
    ...(first === undefined &&
      address !== undefined && {
        subnet: formatBlock(parseBlock(address)),
        addresses: {
          ...(source?.address !== undefined && { source: source.address }),
          ...(target?.address !== undefined && { target: target.address }),
        },
      }),
  };
}
