import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { familyOf, spokenFamilies } from '#shared/lab/library/address-family.ts';
import { linuxName } from '#shared/lab/wiring/interface-names.ts';
import { coreAddress, coreBridge } from '#shared/lab/wiring/provider-runs.ts';
import { formatBlock, parseBlock, withoutPrefix } from '#shared/network/addressing/ipv4.ts';
import { formatIpv6Block, parseIpv6Block } from '#shared/network/addressing/ipv6-address.ts';

/** Two routers that the configurations make neighbours, seen from one of them. */
export interface Session {
  readonly space: string;
  readonly protocol: 'ospf' | 'ospf6' | 'bgp';
  readonly neighbour: string;
  /** What the daemon calls it, where that is not its address. */
  readonly knownAs?: string;
  /** The link or the address that it is spoken from, for a ping that takes the same way. */
  readonly device?: string;
  readonly source?: string;
  /** `hq-rtr-1 ospf 10.0.0.1`. */
  readonly label: string;
}

/** Every adjacency that has to come up: two ends of OSPF in one subnet, whatever their areas, and each neighbour of BGP. */
export function expectedSessions(network: NetworkConfiguration): Session[] {
  const { devices, providers } = network;
  const spoken = spokenFamilies(network);
  const ends = devices.flatMap((device) => [...ospfEnds(device, 'ospf'), ...ospfEnds(device, 'ospf6')]);
  const bySubnet = Map.groupBy(ends, ({ subnet }) => subnet);
  const ospf = ends.flatMap((end) =>
    (bySubnet.get(end.subnet) ?? [])
      .filter(({ device }) => device !== end.device)
      .map(({ address, device }) =>
        session(end.device, end.protocol, address, {
          device: end.link,
          ...(end.protocol === 'ospf6' && { knownAs: `${end.link} ${device.routing?.routerId}` }),
        }),
      ),
  );
  const core = providers
    .filter(({ kind }) => kind === 'internet')
    .flatMap(({ id, name }, index) =>
      spoken.map((family): Session => {
        const neighbour = coreAddress(index, 0, family);
        const label = `${name} bgp internet ${family.name}`;
        return { space: id, protocol: 'bgp', neighbour, device: coreBridge, label };
      }),
    );
  return [...ospf, ...devices.flatMap(bgpSessions), ...core];
}

function ospfEnds(
  device: DeviceConfiguration,
  protocol: 'ospf' | 'ospf6',
): {
  protocol: 'ospf' | 'ospf6';
  device: DeviceConfiguration;
  subnet: string;
  address: string;
  link: string;
}[] {
  const process = protocol === 'ospf' ? device.routing?.ospf : device.routing?.ospf3;
  return (process?.interfaces ?? [])
    .filter(({ isPassive }) => !isPassive)
    .flatMap((row) => {
      const port = device.interfaces.find(({ name }) => name === row.interface);
      const [cidr] = (protocol === 'ospf' ? port?.ipv4 : port?.ipv6) ?? [];
      if (!cidr || !port?.isUp || port.kind === 'loopback') return [];
      const address = withoutPrefix(cidr);
      return [{ protocol, device, subnet: subnetOf(cidr), address, link: linuxName(device, port.name) }];
    });
}

function bgpSessions(device: DeviceConfiguration): Session[] {
  return (device.routing?.bgp?.neighbours ?? []).map(({ address, source }) => {
    const { name: family } = familyOf(address);
    const from = device.interfaces.find(({ name }) => name === source)?.[family][0];
    const link = device.interfaces.find((row) =>
      row[family].some((cidr) => subnetOf(cidr) === subnetOf(`${address}/${cidr.split('/')[1]}`)),
    );
    return session(device, 'bgp', address, {
      ...(from !== undefined && { source: withoutPrefix(from) }),
      ...(link && link.kind !== 'loopback' && { device: linuxName(device, link.name) }),
    });
  });
}

const subnetOf = (cidr: string): string =>
  familyOf(cidr).name === 'ipv4' ? formatBlock(parseBlock(cidr)) : formatIpv6Block(parseIpv6Block(cidr));

const session = (
  { id, hostname }: DeviceConfiguration,
  protocol: Session['protocol'],
  neighbour: string,
  way: Pick<Session, 'device' | 'source' | 'knownAs'>,
): Session => ({ space: id, protocol, neighbour, ...way, label: `${hostname} ${protocol} ${neighbour}` });
