import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { FirstHop } from '#shared/contract/configuration/routing.ts';
import { linuxName } from '#shared/lab/wiring/interface-names.ts';
import type { Lab } from '../machine/lab.ts';

interface Member {
  readonly device: DeviceConfiguration;
  readonly hop: FirstHop;
  readonly link: string;
}

/**
 * Gateway addresses that the wrong device holds, or none: of those that hear each other on the VLAN the highest
 * priority, by RFC 9568 the higher address where they are equal.
 */
export function misplacedGateways(
  { routing, layerTwo }: Lab,
  priority: (device: DeviceConfiguration, hop: FirstHop) => number,
  holds: (device: DeviceConfiguration, address: string) => boolean,
): string[] {
  const numbers = layerTwo();
  const members = routing.flatMap((device) =>
    device.firstHops
      .filter(({ isActiveOnBoth }) => !isActiveOnBoth)
      .map((hop): Member => ({ device, hop, link: linuxName(device, hop.interface) })),
  );
  const groups = Map.groupBy(
    members.filter(({ device, link }) => numbers.has(`${device.id} ${link}`)),
    ({ device, hop, link }) => `${hop.address} ${hop.group} ${numbers.get(`${device.id} ${link}`)}`,
  );
  return [...groups.values()].flatMap((group) => {
    const rank = ({ device, hop }: Member): number => priority(device, hop);
    const best = Math.max(...group.map(rank));
    const holders = group.filter(({ device, hop }) => holds(device, hop.global ?? hop.address));
    const [holder] = holders;
    const isRight = holders.length === 1 && holder !== undefined && rank(holder) === best;
    return isRight ? [] : [`gateway ${group[0]?.hop.address}`];
  });
}
