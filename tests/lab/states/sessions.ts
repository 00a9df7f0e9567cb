import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { contains, formatBlock, parseBlock } from '#shared/network/addressing/ipv4.ts';
import { isIpv4 } from '../render/is-ipv4.ts';
import { linuxName } from '../wiring/interface-names.ts';
import { coreAddress, coreBridge } from '../wiring/provider-runs.ts';

/** Two routers that the configurations make neighbours, seen from one of them. */
export interface Session {
  readonly space: string;
  readonly protocol: 'ospf' | 'bgp';
  readonly neighbour: string;
  /** The link or the address that it is spoken from, for a ping that takes the same way. */
  readonly device?: string;
  readonly source?: string;
  /** `hq-rtr-1 ospf 10.0.0.1`. */
  readonly label: string;
}

/** Every adjacency that has to come up: two ends of OSPF in one subnet, whatever their areas, and each neighbour of BGP. */
export function expectedSessions({ devices, providers }: NetworkConfiguration): Session[] {
  const ends = devices.flatMap(ospfEnds);
  const bySubnet = Map.groupBy(ends, ({ subnet }) => subnet);
  const ospf = ends.flatMap((end) =>
    (bySubnet.get(end.subnet) ?? [])
      .filter(({ device }) => device !== end.device)
      .map(({ address }) => session(end.device, 'ospf', address, { device: end.link })),
  );
  const core = providers
    .filter(({ kind }) => kind === 'internet')
    .map(({ id, name }, index): Session => {
      const neighbour = coreAddress(index, 0);
      return { space: id, protocol: 'bgp', neighbour, device: coreBridge, label: `${name} bgp internet` };
    });
  return [...ospf, ...devices.flatMap(bgpSessions), ...core];
}

function ospfEnds(device: DeviceConfiguration): {
  device: DeviceConfiguration;
  subnet: string;
  address: string;
  link: string;
}[] {
  return (device.routing?.ospf?.interfaces ?? [])
    .filter(({ isPassive }) => !isPassive)
    .flatMap((row) => {
      const port = device.interfaces.find(({ name }) => name === row.interface);
      const [cidr] = port?.ipv4 ?? [];
      if (!cidr || !port?.isUp || port.kind === 'loopback') return [];
      const [address = ''] = cidr.split('/');
      return [{ device, subnet: formatBlock(parseBlock(cidr)), address, link: linuxName(device, port.name) }];
    });
}

function bgpSessions(device: DeviceConfiguration): Session[] {
  return (device.routing?.bgp?.neighbours ?? [])
    .filter(({ address }) => isIpv4(address))
    .map(({ address, source }) => {
      const from = device.interfaces.find(({ name }) => name === source)?.ipv4[0]?.split('/')[0];
      const link = device.interfaces.find(({ ipv4 }) =>
        ipv4.some((cidr) => contains(parseBlock(cidr), parseBlock(`${address}/32`))),
      );
      return session(device, 'bgp', address, {
        ...(from !== undefined && { source: from }),
        ...(link && link.kind !== 'loopback' && { device: linuxName(device, link.name) }),
      });
    });
}

const session = (
  { id, hostname }: DeviceConfiguration,
  protocol: Session['protocol'],
  neighbour: string,
  way: Pick<Session, 'device' | 'source'>,
): Session => ({ space: id, protocol, neighbour, ...way, label: `${hostname} ${protocol} ${neighbour}` });
